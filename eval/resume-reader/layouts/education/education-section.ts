import type { InventedEducation } from '../../invented-person.ts'
import type { Block, LineBlock } from '../../shapes.ts'
import { headingFor } from '../headings.ts'
import { renderTemplate } from '../line-template.ts'
import { line, plain } from '../lines.ts'
import type { Section } from '../section.ts'
import { spaced } from '../spaced.ts'
import { pickTemplate } from '../templates.ts'
import type { Writing } from '../writing.ts'
import { educationBySchool, sharesSchool } from './education-by-school.ts'
import { educationFields } from './education-fields.ts'
import { educationAsForm, educationForm } from './education-forms.ts'
import { educationAsTable } from './education-table.ts'
import { educationTemplates } from './education-templates.ts'
import { freeEducationTemplate } from './free-education-template.ts'

export function educationSection({ writing, narrow }: { writing: Writing; narrow: boolean }): Section[] {
  const { person, random } = writing
  if (person.education.length === 0) return []
  const between = random.pick([
    ` ${writing.word('in')} `,
    ', ',
    ' ',
    ' – ',
    '()',
    ': ',
    ` ${writing.word('in')} `,
  ])
  const { name, lines } = chooseTemplate({ writing, narrow })
  const detailsAsBullets = random.chance(0.6)
  const isForm =
    !narrow && writing.format !== 'txt' && (writing.kind.name === 'europass' || random.chance(0.03))
  const form = isForm ? educationForm(writing) : undefined
  const isTable =
    form === undefined && !narrow && writing.format !== 'txt' && !isSet(writing) && random.chance(0.05)
  if (isTable) return [tableSection({ writing, between })]
  const isBySchool = form === undefined && sharesSchool(person.education) && random.chance(0.6)
  const ways = person.education.map((education, at): Block[] => {
    const fields = { ...educationFields({ writing, education, between }), number: plain(String(at + 1)) }
    if (form !== undefined) return educationAsForm({ writing, education, fields, form })
    return [
      ...renderTemplate({
        lines,
        fields,
        role: 'educationHead',
        word: writing.word,
        separator: writing.separator,
        bullet: writing.bullet,
      }),
      ...detailsOf({ writing, education, asBullets: detailsAsBullets }),
    ]
  })
  const entries = isBySchool
    ? educationBySchool({
        writing,
        all: person.education,
        fieldsOf: (education) => educationFields({ writing, education, between }),
        detailsOf: (education) => detailsOf({ writing, education, asBullets: detailsAsBullets }),
      })
    : ways
  const blocks: Block[] = spaced({ writing, entries })
  return [
    {
      key: 'education',
      heading: headingFor({ writing, key: 'education' }),
      blocks,
      grammars: [`education:${form === undefined ? name : 'form'}`],
    },
  ]
}

/** Whether the kind of document says how its education looks. */
const isSet = ({ kind }: Writing): boolean => kind.grammars.education !== undefined

function tableSection({ writing, between }: { writing: Writing; between: string }): Section {
  const all = writing.person.education
  const blocks = educationAsTable({
    writing,
    all,
    fieldsOf: (education) => educationFields({ writing, education, between }),
  })
  const heading = headingFor({ writing, key: 'education' })
  return { key: 'education', heading, blocks, grammars: ['education:table'] }
}

function chooseTemplate({ writing, narrow }: { writing: Writing; narrow: boolean }) {
  const isFree = writing.kind.grammars.education === undefined && writing.random.chance(0.2)
  if (isFree) return { name: 'free order', lines: freeEducationTemplate(writing.random) }
  const chosen = pickTemplate({ writing, templates: educationTemplates, part: 'education' })
  // Side-by-side cells do not fit beside the main column.
  return narrow && chosen.lines.some((text) => text.includes(' || '))
    ? { name: 'stacked', lines: ['^b {course}', '{school}', '{place}', '{dates}', '{score}'] }
    : chosen
}

function detailsOf(input: {
  writing: Writing
  education: InventedEducation
  asBullets: boolean
}): LineBlock[] {
  const { writing, education, asBullets } = input
  return education.details.map((text) =>
    line({ role: 'educationText', text, ...(asBullets ? { bullet: writing.bullet } : {}) }),
  )
}
