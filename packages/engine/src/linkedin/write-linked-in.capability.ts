import { defineCapability, standardLimits } from '../capability.ts'
import { LinkedInInput } from './linked-in-draft.ts'
import { WrittenLinkedIn, writeLinkedIn } from './write-linked-in.ts'

export const writeLinkedInCapability = defineCapability({
  name: 'writeLinkedIn',
  input: LinkedInInput,
  output: WrittenLinkedIn,
  builtIn: writeLinkedIn,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to write LinkedIn texts from.',
    failed: 'The LinkedIn texts could not be written. Please try again.',
  },
})
