import { defineCapability, standardLimits } from '../../capability.ts'
import { askAboutResume, ResumeQuestionsInput, ResumeQuestionsResult } from './ask-about-resume.ts'

export const askAboutResumeCapability = defineCapability({
  name: 'askAboutResume',
  input: ResumeQuestionsInput,
  output: ResumeQuestionsResult,
  builtIn: askAboutResume,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to ask about.',
    failed: 'The questions on your resume could not be made. Please try again.',
  },
})
