import type { StoryPart } from '@nextrung/contract/career-story'
import type { SourceLine } from '@nextrung/contract/resume-document'
import { provableYears } from '../truth/check-summary.ts'
import { sourceKey } from '../truth/source-key.ts'
import { checkStorySentence } from './check-story.ts'
import type { Sentence } from './story-draft.ts'
import type { StoryFacts } from './story-facts.ts'
import { dateInWords } from './story-jobs.ts'

const isDate = /\/(?:startDate|endDate|date)$/

/** The texts a sentence may repeat: its sources, their dates in words, and the years that the jobs cover. */
const sourcesOf = ({ from, known = [] }: Sentence, { source, input }: StoryFacts): string[] => {
  const named = from.flatMap((pointer) => {
    const text = source.textAt(pointer)
    if (text === undefined) return []
    return isDate.test(pointer) ? [`${text} ${dateInWords(text)}`] : [text]
  })
  const hasDates = from.some((pointer) => pointer.startsWith('/work/') && isDate.test(pointer))
  const isOngoing = from.some(
    (pointer) => source.document.work[Number(/^\/work\/(\d+)\//.exec(pointer)?.[1])]?.current,
  )
  const years = hasDates ? [provableYears(source.document.work, input.today).join('\n')] : []
  return [...named, ...known, ...years, ...(isOngoing ? ['present'] : [])]
}

/** Whether the sentence says no more than its sources. */
export const isProven = (sentence: Sentence, facts: StoryFacts): boolean =>
  checkStorySentence({
    text: sentence.text,
    sources: sourcesOf(sentence, facts),
    goals: [facts.needs.noun, facts.needs.role],
  }).length === 0

const linesOf = ({ from }: Sentence, { source }: StoryFacts): SourceLine[] => {
  const lines = from.flatMap(source.linesAt)
  const unique = [...new Map(lines.map((line) => [sourceKey(line), line])).values()]
  return unique.sort((a, b) => a.page - b.page || a.line - b.line)
}

/** The sentence as the person sees it, with the lines behind it. */
export const settle = (sentence: Sentence, facts: StoryFacts, startsParagraph: boolean): StoryPart => ({
  text: sentence.text,
  basis: sentence.basis,
  sources: linesOf(sentence, facts),
  ...(sentence.reason ? { reason: sentence.reason } : {}),
  startsParagraph,
})
