import { defineCapability, standardLimits } from '../capability.ts'
import { AnswerMessageInput, answerMessage } from './answer-message.ts'
import { MentorReply } from './mentor-reply.ts'

export const answerMessageCapability = defineCapability({
  name: 'answerMessage',
  input: AnswerMessageInput,
  output: MentorReply,
  builtIn: answerMessage,
  limits: standardLimits,
  messages: {
    tooComplex: 'This message is too long to be answered. Please ask in fewer words.',
    failed: 'The answer could not be written. Please try again.',
  },
})
