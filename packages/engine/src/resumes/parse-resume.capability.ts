import { ReadDocument } from '@nextrung/contract/read-document'
import { defineCapability, standardLimits } from '../capability.ts'
import { parseResume } from './parse-resume.ts'
import { ParsedResume } from './resume-model.ts'

export const parseResumeCapability = defineCapability({
  name: 'parseResume',
  input: ReadDocument,
  output: ParsedResume,
  builtIn: parseResume,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to process.',
    failed: 'This resume could not be understood. Please try again.',
  },
})
