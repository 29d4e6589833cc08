import type { InterviewQuestion, QuestionReason, SeenBefore } from '@nextrung/contract/interview'
import { splitFencedCode } from '@nextrung/engine/text/fenced-code'
import type { QuestionRow } from '../assessments/assessments.public.ts'

type Extras = { why?: QuestionReason | undefined; seenBefore?: SeenBefore | undefined }

/** What a person gets to see of a question before they answer it. */
export const shownQuestion = (
  row: Pick<
    QuestionRow,
    | 'id'
    | 'question'
    | 'tags'
    | 'questionType'
    | 'difficultyLevel'
    | 'isMultipleChoice'
    | 'options'
    | 'expectedKeyPoints'
  >,
  { why, seenBefore }: Extras = {},
): InterviewQuestion => {
  const split = splitFencedCode(row.question)
  return {
    id: row.id,
    question: row.question,
    tags: row.tags,
    ...(row.isMultipleChoice ? { options: row.options ?? [] } : { expectedKeyPoints: row.expectedKeyPoints }),
    questionType: row.questionType,
    difficulty: row.difficultyLevel,
    ...(split ? { questionText: split.question, code: split.code } : {}),
    ...(seenBefore ? { seenBefore } : {}),
    ...(why ? { why } : {}),
  }
}
