import { defineCapability, standardLimits } from '../capability.ts'
import { ReadMessageInput, Understood } from './mentor-turn.ts'
import { readMessage } from './read-message.ts'

export const readMessageCapability = defineCapability({
  name: 'readMessage',
  input: ReadMessageInput,
  output: Understood,
  builtIn: readMessage,
  limits: standardLimits,
  messages: {
    tooComplex: 'This message is too long to be understood. Please ask in fewer words.',
    failed: 'The message could not be read. Please try again.',
  },
})
