import type { questionReportReasons } from '@nextrung/contract/question-reports'

/** Why a question was reported, as the operator reads it. */
export const reasonTexts: Readonly<Record<(typeof questionReportReasons)[number], string>> = {
  wrong_answer: 'the marked answer is wrong',
  more_than_one_answer: 'more than one answer is right',
  unclear: 'the question is unclear',
  outdated: 'the question is outdated',
  other: 'something else is wrong',
}
