import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { textsIn } from '../../text/texts-in.ts'
import type { Line } from './line.ts'
import { listSkills } from './skills-met.ts'
import { Sourced } from './sourced.ts'

const lineOf = (text: string, index: number): Line => ({
  index,
  source: { page: 0, line: 0, text },
  text,
  cells: [text],
  bullet: false,
  bold: false,
  heading: false,
  gapBefore: false,
  fontSize: undefined,
  x: undefined,
  y: undefined,
  column: undefined,
  part: undefined,
})

const proseOf = (document: ResumeDocument, section: ResumeSection): string[] =>
  section === 'summary'
    ? [document.basics.label, document.basics.summary].filter((text) => text !== undefined)
    : textsIn(document[section])

/** All skills of a document in canonical spelling, each once, in the order in which its sections first name them. */
export function skillsOfDocument(document: ResumeDocument): string[] {
  let next = 0
  const texts: Line[][] = []
  const groups: Parameters<typeof listSkills>[0]['groups'][number][] = []
  for (const section of new Set<ResumeSection>(['summary', ...document.sectionOrder, ...resumeSections])) {
    if (section === 'languages') continue
    if (section === 'skills') {
      for (const { keywords } of document.skills) {
        const line = lineOf(keywords.join(', '), next++)
        groups.push({ name: undefined, keywords: keywords.map((keyword) => new Sourced(keyword, [line])) })
      }
    } else texts.push(proseOf(document, section).map((text) => lineOf(text, next++)))
  }
  return listSkills({ groups, texts, employers: document.work.flatMap(({ name }) => name ?? []) })
}
