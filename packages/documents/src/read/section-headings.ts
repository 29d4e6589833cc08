import type { ReadLine } from '@nextrung/contract/read-document'
import { isSectionTitle } from './section-titles.ts'

type Heading = { text: string; level: number }

/** A line with the level of its heading style, from 1, if it has one. */
export type LevelledLine = { line: ReadLine; headingLevel?: number }

/**
 * Marks the headings of sections as headings, and those below them, such as job titles, as subheadings. A file may start
 * its levels anywhere: with the person's name, or with the sections.
 */
export function withHeadings<Levelled extends LevelledLine>(lines: readonly Levelled[]): Levelled[] {
  const headings = lines.flatMap(({ line, headingLevel }) =>
    headingLevel === undefined ? [] : [{ text: line.text, level: headingLevel }],
  )
  const first = firstSectionLevel(headings)
  const isSection = (level: number) => level <= first || isMostlySections(headings, level)
  const sections = new Map(headings.map(({ level }) => [level, isSection(level)]))
  return lines.map((levelled) => {
    const { line, headingLevel } = levelled
    if (headingLevel === undefined) return levelled
    const mark = sections.get(headingLevel) ? { heading: true } : { subheading: true }
    return { ...levelled, line: { ...line, ...mark } }
  })
}

/** The highest level with a known section title or, in other languages, with more than the name. */
function firstSectionLevel(headings: readonly Heading[]): number {
  const levels = [...new Set(headings.map(({ level }) => level))].sort((a, b) => a - b)
  const of = (level: number) => headings.filter((heading) => heading.level === level)
  return (
    levels.find((level) => of(level).some(({ text }) => isSectionTitle(text))) ??
    levels.find((level) => of(level).length > 1) ??
    levels[0] ??
    1
  )
}

function isMostlySections(headings: readonly Heading[], level: number): boolean {
  const own = headings.filter((heading) => heading.level === level)
  return own.filter(({ text }) => isSectionTitle(text)).length > own.length / 2
}
