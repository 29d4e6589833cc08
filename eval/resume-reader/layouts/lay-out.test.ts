import type { FieldLabel } from '@nextrung/engine/resumes/reading/labels'
import { expect, test } from 'vitest'
import type { InventedPerson } from '../invented-person.ts'
import type { LineBlock, Piece } from '../shapes.ts'
import { certificateTemplates } from './certificates/certificate-templates.ts'
import { educationTemplates } from './education/education-templates.ts'
import { headerGrammars } from './header/header-grammars.ts'
import { headerTemplates } from './header/header-templates.ts'
import { sidebarHeaderGrammars } from './header/sidebar-header-grammars.ts'
import { languageGrammars } from './languages/language-grammars.ts'
import { layOut } from './lay-out.ts'
import { otherGrammars } from './other/other-sections.ts'
import { personalGrammars } from './other/personal-section.ts'
import { summaryGrammars } from './other/summary-section.ts'
import { pageShapes } from './page.ts'
import { projectTemplates } from './projects/project-templates.ts'
import { skillGrammars } from './skills/skill-grammars.ts'
import type { Templates } from './templates.ts'
import { linesOfLayout } from './testing/lines-of-layout.ts'
import { samplePeople } from './testing/sample-people.ts'
import { jobGrammars } from './work/job-grammars.ts'
import { jobTemplates } from './work/job-templates.ts'
import { jobTexts } from './work/job-text.ts'

const count = 6000

const resumes = Array.from({ length: count }, (_, seed) => {
  const person = samplePeople[seed % samplePeople.length]
  if (!person) throw new Error('There is a sample person for every seed')
  const { layout, grammar } = layOut({ person, seed })
  return { person, seed, layout, grammar, lines: linesOfLayout(layout) }
})

const textsOf = (lines: LineBlock[], label: FieldLabel): string[] =>
  lines.flatMap(({ cells }) => cells.flat().filter((piece) => piece.label === label)).map(({ text }) => text)

const textOf = (cell: Piece[]): string => cell.map(({ text }) => text).join('')

const templateNames = (prefix: string, templates: Templates): string[] =>
  Object.values(templates).flatMap((group) => Object.keys(group).map((name) => `${prefix}:${name}`))

const grammarNames = (prefix: string, grammars: object): string[] =>
  Object.keys(grammars).map((name) => `${prefix}:${name}`)

test('the same seed lays a person out the same way', () => {
  for (const { person, seed, layout, grammar } of resumes.slice(0, 200))
    expect(layOut({ person, seed })).toEqual({ layout, grammar })
})

test('every grammar is used', () => {
  const used = new Set(resumes.flatMap(({ grammar }) => grammar.split(' ')))
  const known = [
    ...grammarNames('page', pageShapes),
    ...templateNames('head', headerTemplates),
    ...grammarNames('head', headerGrammars),
    ...grammarNames('head', sidebarHeaderGrammars),
    ...templateNames('work', jobTemplates),
    ...grammarNames('work', jobGrammars),
    ...grammarNames('text', jobTexts),
    ...templateNames('education', educationTemplates),
    'education:table',
    ...templateNames('certificates', certificateTemplates),
    ...templateNames('projects', projectTemplates),
    ...grammarNames('skills', skillGrammars),
    ...grammarNames('languages', languageGrammars),
    ...grammarNames('summary', summaryGrammars),
    ...grammarNames('other', otherGrammars),
    ...grammarNames('personal', personalGrammars),
  ]
  expect(known.filter((name) => !used.has(name.replaceAll(' ', '-')))).toEqual([])
  expect(known.length).toBeGreaterThan(300)
})

test('every job shows its position as the person wrote it', () => {
  for (const { person, lines, grammar } of resumes) {
    const positions = textsOf(lines, 'position').sort()
    expect(positions, grammar).toEqual(person.jobs.map(({ position }) => position).sort())
  }
})

test('a field is labelled only where the person has it', () => {
  const strangers = resumes.flatMap(({ person, lines, grammar }) =>
    knownTexts(person).flatMap(([label, known]) =>
      textsOf(lines, label)
        .filter((text) => !known.includes(text))
        .map((text) => `${label} "${text}" in ${grammar}`),
    ),
  )
  expect(strangers.slice(0, 20)).toEqual([])
})

test('what an education, a certificate or a project is called is labelled', () => {
  for (const { person, lines, grammar } of resumes) {
    expect(textsOf(lines, 'school').sort(), grammar).toEqual(
      person.education.map(({ school }) => school).sort(),
    )
    expect(textsOf(lines, 'certificate').sort(), grammar).toEqual(
      person.certificates.map(({ name }) => name).sort(),
    )
    expect(textsOf(lines, 'project').sort(), grammar).toEqual(person.projects.map(({ name }) => name).sort())
    expect(textsOf(lines, 'language').sort(), grammar).toEqual(
      person.languages.map(({ language }) => language).sort(),
    )
    expect(textsOf(lines, 'name').length, grammar).toBeGreaterThan(0)
  }
})

test('every entry begins somewhere', () => {
  for (const { person, lines, grammar } of resumes) {
    const begun = (role: LineBlock['role']): number =>
      lines.filter((line) => line.role === role && line.begins).length
    expect(begun('jobHead'), grammar).toBeGreaterThanOrEqual(person.jobs.length)
    expect(begun('educationHead'), grammar).toBe(person.education.length)
    expect(begun('projectHead'), grammar).toBe(person.projects.length)
    expect(begun('certificate'), grammar).toBe(person.certificates.length)
  }
})

test('no line has an empty part or separators with nothing between them', () => {
  const leftOver = /^\s*[,;|·/–]|[,;|·(]\s*$|\(\s*\)|,\s*[,)]|undefined|\$[A-Z]|[{}]/
  const bad = resumes.flatMap(({ lines, grammar }) =>
    lines
      .filter(({ role }) => !['furniture', 'heading', 'skills'].includes(role))
      .flatMap(({ cells }) => cells)
      .filter(
        (cell) => cell.length === 0 || cell.some(({ text }) => text === '') || leftOver.test(textOf(cell)),
      )
      .map((cell) => `"${textOf(cell)}" in ${grammar}`),
  )
  expect(bad.slice(0, 20)).toEqual([])
})

test('the formats are met as often as among real resumes', () => {
  const share = (format: string): number =>
    resumes.filter(({ layout }) => layout.format === format).length / resumes.length
  expect(share('pdf')).toBeCloseTo(0.45, 1)
  expect(share('docx')).toBeCloseTo(0.35, 1)
  expect(share('txt')).toBeCloseTo(0.2, 1)
})

test('text files have no columns and no tables', () => {
  for (const { layout, grammar } of resumes)
    if (layout.format === 'txt')
      expect(
        layout.blocks.filter(({ kind }) => kind === 'columns' || kind === 'table'),
        grammar,
      ).toEqual([])
})

/** What may stand under a label, as the person has it. */
function knownTexts(person: InventedPerson): [FieldLabel, string[]][] {
  const { jobs, education, certificates, projects } = person
  const given = (texts: (string | undefined)[]): string[] => texts.filter((text) => text !== undefined)
  const address = person.place === undefined ? [] : [person.place, ...person.place.split(/, (.*)/)]
  return [
    ['name', [person.name, ...person.name.split(/ (?=[^ ]+$)/)]],
    ['title', given([person.title])],
    ['place', [...address, ...given([...jobs, ...education].map(({ place }) => place))]],
    ['position', jobs.map(({ position }) => position)],
    ['employer', given(jobs.map(({ employer, client }) => employer ?? client))],
    ['kind', given(jobs.map(({ kind }) => kind))],
    ['school', education.map(({ school }) => school)],
    ['degree', given(education.map(({ degree }) => degree))],
    ['area', given(education.map(({ area }) => area))],
    ['score', given(education.map(({ score }) => score))],
    ['certificate', certificates.map(({ name }) => name)],
    ['issuer', given(certificates.map(({ issuer }) => issuer))],
    ['state', given(certificates.map(({ state }) => state))],
    ['project', projects.map(({ name }) => name)],
    [
      'url',
      [
        ...person.links,
        ...given([...projects.map(({ url }) => url), ...certificates.map(({ credential }) => credential)]),
      ],
    ],
    ['language', person.languages.map(({ language }) => language)],
    ['level', given(person.languages.map(({ level }) => level))],
  ]
}
