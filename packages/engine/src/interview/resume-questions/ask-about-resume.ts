import { ResumeDocument } from '@nextrung/contract/resume-document'
import {
  kindsOfQuestions,
  type ResumeQuestionKind,
} from '@nextrung/knowledge/interview/resume-question-kinds'
import { z } from 'zod'
import { askAboutCareer } from './ask-about-career.ts'
import { askAboutLine } from './asked-of-line.ts'
import { quotableParts } from './quoted-line.ts'
import { type ResumeFollowUp, ResumeQuestion } from './resume-question.ts'

export const ResumeQuestionsInput = z.object({
  document: ResumeDocument,
  /** ISO date. */
  today: z.string(),
  /** The most questions to ask. */
  most: z.number().int(),
})

export const ResumeQuestionsResult = z.object({ questions: z.array(ResumeQuestion) })

/** What is asked, without what an answer is marked by. */
export type AskedOfResume = {
  kind: ResumeQuestionKind
  pointer: string
  quote: string
  question: string
  followUps: ResumeFollowUp[]
}

/** FNV-1a, enough to tell the lines of one person apart. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A question with what its kind is marked by. */
export const completeResumeQuestion = ({
  kind,
  pointer,
  quote,
  question,
  followUps,
}: AskedOfResume): ResumeQuestion => {
  const { keyPoints, outline, criteria } = kindsOfQuestions[kind]
  return {
    id: `resume-${kind}-${hashOf(question)}`,
    kind,
    pointer,
    quote,
    question,
    keyPoints: keyPoints.map((point) => ({ ...point, said: [...point.said] })),
    outline,
    criteria: [...criteria],
    followUps,
  }
}

const linesOf = ({ work, projects }: ResumeDocument): { line: string; pointer: string }[] =>
  [
    ...work.map(({ highlights }, at) => ({ highlights, path: `/work/${at}` })),
    ...projects.map(({ highlights }, at) => ({ highlights, path: `/projects/${at}` })),
  ].flatMap(({ highlights, path }) =>
    highlights.map((line, row) => ({ line, pointer: `${path}/highlights/${row}` })),
  )

/** The best question of each kind in turn, so that the first few differ; a line is asked about once. */
const inTurn = (asked: readonly AskedOfResume[], most: number): AskedOfResume[] => {
  const chosen: AskedOfResume[] = []
  const isTaken = ({ pointer }: AskedOfResume) =>
    chosen.some((one) => one.pointer === pointer && pointer !== '/work')
  for (let left = [...asked]; left.length > 0 && chosen.length < most; ) {
    const round = new Set<ResumeQuestionKind>()
    const rest = left.filter((one) => {
      if (isTaken(one)) return false
      if (round.has(one.kind) || chosen.length >= most) return true
      round.add(one.kind)
      chosen.push(one)
      return false
    })
    left = rest
  }
  return chosen
}

/**
 * Questions on the person's own lines, which they quote verbatim, and on gaps and moves. They ask; they claim nothing
 * that the resume does not say. The first few are of different kinds.
 */
export const askAboutResume = ({
  document,
  today,
  most,
}: z.output<typeof ResumeQuestionsInput>): z.output<typeof ResumeQuestionsResult> => {
  const ofLines = linesOf(document).flatMap(({ line, pointer }) =>
    quotableParts(line)
      .slice(0, 1)
      .flatMap((quote) => askAboutLine(quote).map((asked): AskedOfResume => ({ ...asked, pointer, quote }))),
  )
  return {
    questions: inTurn([...ofLines, ...askAboutCareer(document, today)], most).map(completeResumeQuestion),
  }
}
