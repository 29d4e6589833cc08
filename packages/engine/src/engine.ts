import type { ReadDocument } from '@nextrung/contract/read-document'
import { weightsBasis } from '@nextrung/knowledge/roles/role-requirements'
import { optimizeResume } from './resumes/optimize-resume.ts'
import { parseResume } from './resumes/parse-resume.ts'
import type { OptimizedResume, OptimizeInput, ParsedResume } from './resumes/resume-model.ts'

/** The intelligent acts of the product, each with a built-in implementation. */
export type Engine = {
  /** What made the results, as it is shown to the person. */
  name: string
  /** What the roles' required skills and their weights rest on, as a sentence for the person. */
  roleBasis: string
  parseResume(read: ReadDocument): ParsedResume
  optimizeResume(input: OptimizeInput): OptimizedResume
}

/** The engine that works with nothing configured: deterministic, and nothing leaves the process. */
export const createEngine = (): Engine => ({
  name: 'built-in',
  roleBasis: weightsBasis,
  parseResume,
  optimizeResume,
})
