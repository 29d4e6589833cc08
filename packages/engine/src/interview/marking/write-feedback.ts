import type { AnswerMark, MarkedPoint, NotAnAnswer } from './answer-mark.ts'
import { describeBeliefs, describePoints } from './feedback-points.ts'
import { clarityRemark, structureRemark } from './feedback-remarks.ts'
import type { MarkedQuestion } from './marking-input.ts'
import { sayNextTime } from './say-next.ts'
import type { TakenBack } from './taken-back.ts'

type Marked = Omit<AnswerMark, 'detailedFeedback' | 'sayNext' | 'followUp'> & {
  takenBack: readonly TakenBack[]
}
type Written = Pick<AnswerMark, 'detailedFeedback' | 'sayNext' | 'followUp'>

const refusals: Readonly<Record<NotAnAnswer, string>> = {
  empty:
    'There is nothing to mark yet. Even a rough first sentence helps: start with the part you are surest of.',
  'other-script': 'Answers are marked in English. Say this in English, as you would in the interview.',
  'off-topic':
    'This talks about something else. Read the question once more and answer it in your first sentence.',
  'question-repeated': 'This repeats the question without answering it. Say what you would do, and why.',
  'key-points-pasted':
    'These are words you were shown: the headings, the key points or the sample answer. Put them away and say it as you would to a colleague.',
  keywords:
    'This is a list of terms. An interviewer wants to hear how they belong together, so turn each one into a sentence.',
  repeated: 'The same words come over and over. Say it once, then add a reason or an example.',
  instructions: 'This speaks to the marker, not to the interviewer, so there is no answer in it to mark.',
}

const pointsOf = (count: number): string => `${count} key ${count === 1 ? 'point' : 'points'}`

function coverageOf(points: readonly MarkedPoint[]): string {
  const met = points.filter(({ state }) => state === 'met').length
  const partly = points.filter(({ state }) => state === 'partly').length
  if (met === points.length) return `all ${pointsOf(points.length)}`
  if (met === 0)
    return partly === 0 ? 'no key point' : `${partly} of ${pointsOf(points.length)}, but none in full`
  return `${met} of ${pointsOf(points.length)}${partly === 0 ? '' : ` and part of ${partly} more`}`
}

function verdictOf({ score, notAnAnswer, points, beliefs }: Marked): string {
  if (notAnAnswer !== null) return `${score} out of 100. ${refusals[notAnAnswer]}`
  const covered = coverageOf(points)
  const aside =
    beliefs.length === 0
      ? ''
      : beliefs.length === 1
        ? ' One thing needs putting right.'
        : ' A few things need putting right.'
  if (score >= 85)
    return `${score} out of 100. An interviewer would be glad to hear this: it has ${covered}.${aside}`
  if (score >= 65) return `${score} out of 100. A solid answer with ${covered}.${aside}`
  if (score >= 40) return `${score} out of 100. The beginnings of a good answer: it has ${covered}.${aside}`
  if (score >= 15)
    return `${score} out of 100. You touch on the subject, but most of what the question is after is still to come.${aside}`
  return `${score} out of 100. Hardly anything the question asks for is here yet; the sample answer below shows where it could go.${aside}`
}

const worth = { met: 0, partly: 1, missed: 2 } as const

/** The follow-up that asks most about what was missed; null if nothing was. */
function chooseFollowUp({ followUps }: MarkedQuestion, { points }: Marked): string | null {
  const open = new Map(points.map(({ place, state }) => [place, worth[state]]))
  const counted = followUps.map(({ question, about }) => ({
    question,
    value: about.reduce((sum, place) => sum + (open.get(place) ?? 0), 0),
  }))
  return counted.toSorted((a, b) => b.value - a.value).find(({ value }) => value > 0)?.question ?? null
}

/** Writes what a person reads after answering, as plain text. */
export function writeFeedback(question: MarkedQuestion, marked: Marked): Written {
  const isAnswer = marked.notAnAnswer === null
  const sayNext = sayNextTime(question, marked.points)
  const followUp = chooseFollowUp(question, marked)
  const remarks = isAnswer
    ? [structureRemark(marked.structure, question.type), clarityRemark(marked.clarity)]
        .filter(Boolean)
        .join(' ')
    : ''
  const told = describePoints(question, marked)
  const parts = [
    verdictOf(marked),
    told.met,
    told.partly,
    describeBeliefs(question, marked),
    told.missed,
    remarks && `How it comes across\n${remarks}`,
    sayNext && `${isAnswer ? 'Next time you could add' : 'You could begin like this'}\n“${sayNext}”`,
    `A sample answer\n${question.sampleAnswer}`,
    followUp && `The interviewer might now ask\n${followUp}`,
  ]
  return { detailedFeedback: parts.filter(Boolean).join('\n\n'), sayNext, followUp }
}
