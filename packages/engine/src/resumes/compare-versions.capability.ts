import { ResumeComparison } from '@nextrung/contract/resumes'
import { z } from 'zod'
import { defineCapability, standardLimits } from '../capability.ts'
import { compareVersions, Version } from './compare-versions.ts'

export const compareVersionsCapability = defineCapability({
  name: 'compareVersions',
  input: z.object({ older: Version, newer: Version }),
  output: ResumeComparison,
  builtIn: compareVersions,
  limits: standardLimits,
  messages: {
    tooComplex: 'These versions are too complex to compare.',
    failed: 'These versions could not be compared. Please try again.',
  },
})
