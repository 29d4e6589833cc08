import type { MockAnswer } from '@nextrung/contract/mock-report'
import type { MockItem } from '@nextrung/engine/interview/mock/mock-item'
import { feedbackOf } from './feedback-of.ts'
import type { MockAnswerRow, MockRow } from './mock-interviews.store.ts'
import type { PlannedItem } from './mock-interviews.table.ts'

/** The words of a planned question. */
export const questionOf = (item: PlannedItem): string =>
  item.from === 'bank' ? item.question : item.asked.question

type Asked = { item: PlannedItem; place: number; main: MockAnswerRow; followUp: MockAnswerRow | undefined }

/** The questions that were answered or skipped. One whose answer the person has deleted since is left out. */
const askedIn = ({ mock }: MockRow, answers: readonly MockAnswerRow[]): Asked[] =>
  mock.plan.flatMap((item, place) => {
    const own = answers.filter((one) => one.mockId === mock.id && one.place === place)
    const main = own.find(({ isFollowUp }) => !isFollowUp)
    return main ? [{ item, place, main, followUp: own.find(({ isFollowUp }) => isFollowUp) }] : []
  })

const unmarked = (item: PlannedItem): MockItem['question'] => ({
  type: item.type,
  question: questionOf(item),
  keyPoints: [],
  wrongBeliefs: [],
  sampleAnswer: '',
  followUps: [],
})

/** What the report runs over. */
export const mockItems = (row: MockRow, answers: readonly MockAnswerRow[]): MockItem[] =>
  askedIn(row, answers).map(({ item, main, followUp }) => ({
    type: item.type,
    question: main.markedBy ?? unmarked(item),
    mark: main.mark ?? undefined,
    seconds: item.seconds,
    usedSeconds: main.usedSeconds === null ? undefined : main.usedSeconds + (followUp?.usedSeconds ?? 0),
  }))

/** What the person reads of each answer. */
export const mockAnswersOf = (row: MockRow, answers: readonly MockAnswerRow[]): MockAnswer[] =>
  askedIn(row, answers).map(({ item, main, followUp }, place) => ({
    place,
    type: item.type,
    question: questionOf(item),
    isFromResume: item.from === 'resume',
    answerId: main.answer === null ? null : main.id,
    answer: main.answer,
    feedback: feedbackOf(main, item),
    seconds: item.seconds,
    usedSeconds: main.usedSeconds,
    followUp: followUp
      ? {
          question: followUp.question,
          answerId: followUp.answer === null ? null : followUp.id,
          answer: followUp.answer,
          feedback: feedbackOf(followUp, item),
        }
      : null,
  }))
