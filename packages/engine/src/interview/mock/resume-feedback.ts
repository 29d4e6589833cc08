import type { AnswerMark } from '../marking/answer-mark.ts'
import type { MarkedQuestion } from '../marking/marking-input.ts'
import type { ResumeQuestion } from '../resume-questions/resume-question.ts'

/** A question on the person's resume in the form that can be marked. It has no sample answer: only the person has one. */
export const toMarkedQuestion = ({
  question,
  keyPoints,
  outline,
  followUps,
}: ResumeQuestion): MarkedQuestion => ({
  type: 'behavioral',
  question,
  keyPoints,
  wrongBeliefs: [],
  sampleAnswer: outline,
  followUps: followUps.map((followUp) => ({ ...followUp, answer: outline })),
})

const labels = { met: 'Met', partly: 'Partly', missed: 'Missed' } as const

/**
 * The mark of a question on the person's resume with a feedback that proposes no facts: what other candidates say there
 * would be invented for this person, so the outline takes its place.
 */
export const withoutInventions = (mark: AnswerMark, question: MarkedQuestion): AnswerMark => {
  const points = mark.points.map(({ place, state, quote }) => {
    const said = quote === null ? '' : ` “${quote}”`
    return `${labels[state]}: ${question.keyPoints[place]?.point ?? ''}.${said}`
  })
  const isComplete = mark.points.every(({ state }) => state === 'met')
  const sayNext = isComplete ? '' : question.sampleAnswer
  const paragraphs = [`${mark.score} of 100.`, points.join('\n'), sayNext && `Next time: ${sayNext}`]
  return { ...mark, sayNext, detailedFeedback: paragraphs.filter(Boolean).join('\n\n') }
}
