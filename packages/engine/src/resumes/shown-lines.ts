import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { ShownSkill } from '@nextrung/contract/shown-skills'
import { describeShown } from '../person/shown-evidence.ts'
import { shownHeading } from '../person/shown-heading.ts'
import { dayInWords } from '../time/day-in-words.ts'

const beginning = (shown: ShownSkill): string => `${shown.skill}: ${describeShown(shown)}, Nextrung, `

/** A resume's line about something shown here: what was done, where and when. It prints no mark. */
export const shownLine = (shown: ShownSkill): string => `${beginning(shown)}${dayInWords(shown.shownOn)}`

/** Whether the resume has the line. */
export const hasShownLine = ({ other }: ResumeDocument, shown: ShownSkill): boolean =>
  other.some(({ lines }) => lines.includes(shownLine(shown)))

/** The resume with the line in a section of its own, in place of a line about an older showing of the same thing. */
export const withShownLine = (document: ResumeDocument, shown: ShownSkill): ResumeDocument => {
  if (hasShownLine(document, shown)) return document
  const line = shownLine(shown)
  const section = document.other.find(({ heading }) => heading === shownHeading)
  const sectionOrder = document.sectionOrder.includes('other')
    ? document.sectionOrder
    : [...document.sectionOrder, 'other' as const]
  if (!section)
    return { ...document, sectionOrder, other: [...document.other, { heading: shownHeading, lines: [line] }] }
  const at = section.lines.findIndex((one) => one.startsWith(beginning(shown)))
  const lines = at === -1 ? [...section.lines, line] : section.lines.with(at, line)
  return {
    ...document,
    sectionOrder,
    other: document.other.map((one) => (one === section ? { ...one, lines } : one)),
  }
}
