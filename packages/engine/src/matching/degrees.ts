import { type DegreeLevel, degreeLevels } from '@nextrung/contract/advertisement'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { degreeWords } from '@nextrung/knowledge/words/degree-words'
import { anyPhrase } from '../text/phrase-pattern.ts'

const patterns = degreeWords.map(([level, words]) => ({ level, pattern: anyPhrase(words) }))

/** The highest degree that a text names; null if it names none. */
const degreeIn = (text: string): DegreeLevel | null =>
  patterns.find(({ pattern }) => pattern.test(text.replaceAll('.', '')))?.level ?? null

/** How high a degree is, from 0 for none. */
export const degreeRank = (level: DegreeLevel): number => degreeLevels.indexOf(level)

/**
 * The highest degree that a resume states, 'none' if its education names no degree, and null without an education
 * section. A degree that is not finished doesn't count.
 */
export const readDegree = (resume: ResumeDocument | undefined): DegreeLevel | null => {
  const finished = (resume?.education ?? []).filter(({ current }) => !current)
  if (finished.length === 0) return null
  const levels = finished.flatMap(
    ({ studyType, area, highlights }) =>
      degreeIn([studyType, area, ...highlights].filter(Boolean).join(' ')) ?? [],
  )
  return levels.sort((a, b) => degreeRank(b) - degreeRank(a))[0] ?? 'none'
}
