import { writeLinkedInCapability } from './linkedin/write-linked-in.capability.ts'
import { compareVersionsCapability } from './resumes/compare-versions.capability.ts'
import { correctResumeCapability } from './resumes/correct-resume.capability.ts'
import { findRemainingSkillsCapability } from './resumes/find-remaining-skills.capability.ts'
import { optimizeResumeCapability } from './resumes/optimize-resume.capability.ts'
import { parseResumeCapability } from './resumes/parse-resume.capability.ts'
import { scoreResumeCapability } from './resumes/scoring/score-resume.capability.ts'
import { readWishesCapability } from './resumes/wishes/read-wishes.capability.ts'

/** Registers every capability of the engine. */
export const capabilities = [
  parseResumeCapability,
  correctResumeCapability,
  readWishesCapability,
  optimizeResumeCapability,
  findRemainingSkillsCapability,
  scoreResumeCapability,
  compareVersionsCapability,
  writeLinkedInCapability,
] as const
