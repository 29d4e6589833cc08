import { defineCapability, standardLimits } from '../../capability.ts'
import { Feedback, ReadFeedback, readWishes } from './read-wishes.ts'

export const readWishesCapability = defineCapability({
  name: 'readWishes',
  input: Feedback,
  output: ReadFeedback,
  builtIn: readWishes,
  limits: standardLimits,
  messages: {
    tooComplex: 'Your feedback is too complex to process.',
    failed: 'Your feedback could not be understood. Please try again.',
  },
})
