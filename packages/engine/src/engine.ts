import { weightsBasis } from '@nextrung/knowledge/roles/role-requirements'
import { writeLinkedIn } from './linkedin/write-linked-in.ts'
import { compareVersions } from './resumes/compare-versions.ts'
import { correctResume } from './resumes/correct-resume.ts'
import { fromJsonResume } from './resumes/json-resume/from-json-resume.ts'
import { toJsonResume } from './resumes/json-resume/to-json-resume.ts'
import { optimizeResume } from './resumes/optimize-resume.ts'
import { parseResume } from './resumes/parse-resume.ts'
import { profileFacts } from './resumes/profile-facts.ts'
import { resumeMarkdown } from './resumes/resume-markdown.ts'
import { scoreResume } from './resumes/scoring/score-resume.ts'
import { readWishes } from './resumes/wishes/read-wishes.ts'

/** The intelligent acts of the product, each with a built-in implementation. */
export type Engine = {
  /** What made the results, as it is shown to the person. */
  name: string
  /** What the roles' required skills and their weights rest on, as a sentence for the person. */
  roleBasis: string
  parseResume: typeof parseResume
  correctResume: typeof correctResume
  readWishes: typeof readWishes
  optimizeResume: typeof optimizeResume
  scoreResume: typeof scoreResume
  compareVersions: typeof compareVersions
  toJsonResume: typeof toJsonResume
  fromJsonResume: typeof fromJsonResume
  resumeMarkdown: typeof resumeMarkdown
  profileFacts: typeof profileFacts
  writeLinkedIn: typeof writeLinkedIn
}

/** The engine that works with nothing configured: deterministic, and nothing leaves the process. */
export const createEngine = (): Engine => ({
  name: 'built-in',
  roleBasis: weightsBasis,
  parseResume,
  correctResume,
  readWishes,
  optimizeResume,
  scoreResume,
  compareVersions,
  toJsonResume,
  fromJsonResume,
  resumeMarkdown,
  profileFacts,
  writeLinkedIn,
})
