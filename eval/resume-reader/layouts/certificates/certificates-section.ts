import type { FieldLabel } from '@nextrung/engine/resumes/reading/labels'
import type { InventedCertificate } from '../../invented-person.ts'
import type { Block } from '../../shapes.ts'
import { educationTemplates } from '../education/education-templates.ts'
import { headingFor } from '../headings.ts'
import { type Fields, renderTemplate } from '../line-template.ts'
import { labelled } from '../lines.ts'
import type { Section } from '../section.ts'
import { spaced } from '../spaced.ts'
import { type NamedTemplate, pickTemplate, templatesFor } from '../templates.ts'
import type { Writing } from '../writing.ts'
import { certificateTemplates } from './certificate-templates.ts'

export function certificatesSection({ writing, narrow }: { writing: Writing; narrow: boolean }): Section[] {
  const { certificates } = writing.person
  if (certificates.length === 0) return []
  const chosen = chooseTemplate(writing)
  const stacked = { name: 'stacked', lines: ['{name}', '^s {issuer}', '^s {date}<, >{state}'] }
  const { name, lines } = narrow && chosen.lines.some((text) => text.includes(' || ')) ? stacked : chosen
  const entries = certificates.map((certificate): Block[] =>
    renderTemplate({
      lines,
      fields: certificateFields({ writing, certificate }),
      role: 'certificate',
      word: writing.word,
      separator: writing.separator,
      bullet: writing.bullet,
    }),
  )
  return [
    {
      key: 'certificates',
      heading: headingFor({ writing, key: 'certificates' }),
      blocks: lines.length > 1 ? spaced({ writing, entries }) : entries.flat(),
      grammars: [`certificates:${name}`],
    },
  ]
}

function certificateFields(input: { writing: Writing; certificate: InventedCertificate }): Fields {
  const { writing, certificate } = input
  const { credential, date } = certificate
  const label: FieldLabel = credential !== undefined && isAddress(credential) ? 'url' : 'none'
  return {
    name: labelled(certificate.name, 'certificate'),
    issuer: labelled(certificate.issuer, 'issuer'),
    date: date === undefined ? undefined : writing.dates.single(date),
    state: labelled(certificate.state, 'state'),
    id: labelled(credential, label),
  }
}

/** Now and then one of education's: people set their courses as they set their studies. */
function chooseTemplate(writing: Writing): NamedTemplate {
  const usual = pickTemplate({ writing, templates: certificateTemplates, part: 'certificates' })
  if (writing.kind.grammars.certificates !== undefined || !writing.random.chance(0.22)) return usual
  const told = templatesFor({
    templates: { anywhere: educationTemplates.anywhere },
    format: writing.format,
    language: writing.person.language,
  })
  const fitting = told.filter(
    ({ name, lines }) => name !== 'numbered' && !lines.some((text) => text.includes('$')),
  )
  const { name, lines } = writing.random.pick(fitting)
  return { name: `as studies, ${name}`, lines: lines.map(asCertificate).filter((text) => text.includes('{')) }
}

/** A line of a study's template with the fields of a certificate in their places. */
const asCertificate = (template: string): string =>
  template
    .replace(/\{(?:course|degree)\}/g, '{name}')
    .replace(/\{school\}/g, '{issuer}')
    .replace(/\{(?:dates|end)\}/g, '{date}')
    .replace(/\{score\}/g, '{state}')
    .replace(
      /<[^<>]*>\{(?:area|place)\}|\{(?:area|place)\}(?:<[^<>]*>)?|\[[^[\]]*\{(?:area|place)\}[^[\]]*\]/g,
      '',
    )

function isAddress(text: string): boolean {
  return /^(https?:\/\/|www\.)\S+$|^[\w-]+(\.[\w-]+)+\/\S*$/i.test(text)
}
