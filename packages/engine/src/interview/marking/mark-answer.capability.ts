import { defineCapability, standardLimits } from '../../capability.ts'
import { AnswerMark } from './answer-mark.ts'
import { markAnswer } from './mark-answer.ts'
import { MarkAnswerInput } from './marking-input.ts'

export const markAnswerCapability = defineCapability({
  name: 'markAnswer',
  input: MarkAnswerInput,
  output: AnswerMark,
  builtIn: markAnswer,
  limits: standardLimits,
  messages: {
    tooComplex: 'This answer is too long to mark. Please shorten it and send it again.',
    failed: 'The answer could not be marked. Please try again.',
  },
})
