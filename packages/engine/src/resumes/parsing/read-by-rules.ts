import type { ReadLink } from '@nextrung/contract/read-document'
import { readBody } from './body.ts'
import type { Line } from './line.ts'
import { dropPageFurniture } from './page-furniture.ts'
import { readResumeHeader } from './resume-header.ts'
import { bodySize, splitSections } from './sections.ts'

/** The parts of a resume as written rules see them: by its usual headings, dates and words. */
export function readByRules(given: { lines: readonly Line[]; links: readonly ReadLink[]; language: string }) {
  const lines = dropPageFurniture(given.lines)
  const sections = splitSections(lines)
  const { basics, summary, further, ...top } = readResumeHeader({
    sections,
    links: given.links,
    body: bodySize(lines),
    language: given.language,
    lines,
  })
  const body = readBody(top.sections, { links: given.links, dayFirst: top.dayFirst, lines })
  if (summary !== undefined) body.summary.unshift(summary)
  return {
    basics,
    body,
    further,
    covered: sections.flatMap((section) => section.lines),
    placed: new Map<Line, number>(),
  }
}
