import type { ResumeSection } from '@nextrung/contract/resume-document'
import { sentencesOf } from '../../text/sentences.ts'
import { checkLine } from '../../truth/check-line.ts'
import { linesIn } from '../lines-in.ts'
import { heightOfText, pageLines } from '../page-height.ts'
import type { LeftOut } from '../resume-model.ts'
import { resumeText } from '../resume-text.ts'
import type { Wishes } from '../wish-model/wish.ts'
import { emphasisScore } from './apply-emphasis.ts'
import { textsMeant } from './find-traced-line.ts'
import { weightOf } from './order-entries.ts'
import { type Ranking, rankForDropping } from './rank-lines.ts'
import { splitTracedDocument, type TracedResume, type TracedText } from './traced-document.ts'
import { withoutLines } from './traced-lines.ts'

const proseSentences = 2

export type Shortened = { resume: TracedResume; leftOut: LeftOut[]; linesOver: number }

const heightOf = (resume: TracedResume, sectionOrder: ResumeSection[]): number =>
  heightOfText(resumeText(splitTracedDocument(resume, { sectionOrder, sources: {} }).document))

/**
 * Keeps the first sentences. Returns the removed ones, or undefined if what remains would claim more than the
 * original.
 */
const cutSentences = (text: TracedText | undefined, most: number): string | undefined => {
  if (!text) return undefined
  const sentences = sentencesOf(text.text)
  if (sentences.length <= most) return undefined
  const start = sentences.slice(0, most).join(' ')
  if (checkLine({ line: start, sources: [text.original, text.text] }).length > 0) return undefined
  text.text = start
  text.changes = [...text.changes, 'You asked for it: shorter']
  return sentences.slice(most).join(' ')
}

const cutProse = (resume: TracedResume, { wishes, kept }: Pick<Ranking, 'wishes' | 'kept'>): LeftOut[] => {
  const isShort = wishes.mostLines !== undefined || wishes.mostPages !== undefined
  const wanted: { text: TracedText | undefined; most: number | undefined }[] = [
    { text: resume.basics.summary, most: wishes.summarySentences },
    ...[
      ...resume.work.map(({ summary }) => summary),
      ...resume.projects.map(({ description }) => description),
    ].map((text) => ({ text, most: isShort ? proseSentences : undefined })),
  ]
  return wanted.flatMap(({ text, most }) => {
    if (!text || most === undefined || kept.has(text)) return []
    const gone = cutSentences(text, most)
    return gone === undefined
      ? []
      : [{ pointer: text.from[0] ?? '', text: gone, why: 'You asked for it: shorter' }]
  })
}

const asked = (words: string): string => `You asked for it: ${words}`

/** Listed skills in the order to drop them: least needed for the role first, later ones before earlier ones. */
const rankSkills = (resume: TracedResume, { needs, wishes }: Ranking): TracedText[] =>
  resume.skills
    .flatMap(({ keywords }) => keywords)
    .map((keyword) => ({
      keyword,
      worth: emphasisScore(keyword, wishes) * 100 + (needs ? weightOf(keyword.text, needs) : 0),
    }))
    .reverse()
    .sort((a, b) => a.worth - b.worth)
    .map(({ keyword }) => keyword)

/** Lines over the limit of a job, entry or section, least relevant first. */
const overLimits = (resume: TracedResume, ranking: Ranking): Map<TracedText, string> => {
  const gone = new Map<TracedText, string>()
  const { mostLinesPerJob, limits = [] } = ranking.wishes
  const lists = [
    ...(mostLinesPerJob === undefined
      ? []
      : resume.work.map(({ highlights }) => ({
          lines: highlights,
          most: mostLinesPerJob,
          why: asked(`at most ${mostLinesPerJob} lines a job`),
        }))),
    ...limits.map(({ target, lines }) => {
      const all = new Set([...linesIn(resume), ...resume.skills.flatMap(({ keywords }) => keywords)])
      return {
        lines: textsMeant(resume, target).filter((text) => all.has(text)),
        most: lines,
        why: asked('shorter here'),
      }
    }),
  ]
  const { first, lastOnes } = rankForDropping(resume, ranking)
  const ranked = [...first, ...lastOnes, ...rankSkills(resume, ranking)]
  for (const { lines, most, why } of lists) {
    const left = lines.filter((line) => !gone.has(line))
    const over = ranked.filter((line) => left.includes(line)).slice(0, Math.max(0, left.length - most))
    for (const line of over) gone.set(line, why)
  }
  return gone
}

const overTotal = (resume: TracedResume, ranking: Ranking): Map<TracedText, string> => {
  const { mostLines } = ranking.wishes
  if (mostLines === undefined) return new Map()
  const over = Math.max(0, linesIn(resume).length - mostLines)
  const { first, lastOnes } = rankForDropping(resume, ranking)
  return new Map([...first, ...lastOnes].slice(0, over).map((line) => [line, asked('shorter')]))
}

type Page = {
  sectionOrder: ResumeSection[] /** Lines to leave free for a summary that is still to be written. */
  reserved: number
}

const overPage = (
  resume: TracedResume,
  { ranking, page }: { ranking: Ranking; page: Page },
): { gone: Map<TracedText, string>; linesOver: number } => {
  const gone = new Map<TracedText, string>()
  const { mostPages } = ranking.wishes
  if (mostPages === undefined) return { gone, linesOver: 0 }
  const most = mostPages * pageLines
  let height = heightOf(resume, page.sectionOrder) + page.reserved
  // A job without lines says nothing, so each keeps its last one, and the excess is reported.
  for (const line of rankForDropping(resume, ranking).first) {
    if (height <= most) break
    gone.set(line, asked(mostPages === 1 ? 'one page' : `at most ${mostPages} pages`))
    height -= heightOfText(`• ${line.text}`)
  }
  return { gone, linesOver: Math.max(0, height - most) }
}

/**
 * Shortens the resume as the wishes ask: drops the lines least relevant to the role and cuts prose to fewer
 * sentences. `leftOut` has each removed line; `linesOver` is how many lines the resume still exceeds the requested
 * pages by. The limits are absolute, so this is idempotent.
 */
export const applyLengthLimits = (
  resume: TracedResume,
  { ranking, page }: { ranking: Ranking; page: Page },
): Shortened => {
  const leftOut = cutProse(resume, ranking)
  let current = resume
  const drop = (gone: Map<TracedText, string>): void => {
    for (const [line, why] of gone) leftOut.push({ pointer: line.from[0] ?? '', text: line.original, why })
    if (gone.size > 0) current = withoutLines(current, new Set(gone.keys()))
  }
  drop(overLimits(current, ranking))
  drop(overTotal(current, ranking))
  const { gone, linesOver } = overPage(current, { ranking, page })
  drop(gone)
  return { resume: current, leftOut, linesOver }
}

/** Cuts the generated summary to the number of sentences the wishes allow. */
export const limitSummary = (text: string, { summarySentences }: Wishes): string =>
  summarySentences === undefined ? text : sentencesOf(text).slice(0, summarySentences).join(' ')
