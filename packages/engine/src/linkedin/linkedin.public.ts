export { findEvidencedSkills } from './evidenced-skills.ts'
export { yearsInField } from './held-job.ts'
export { isPublic } from './linked-in-draft.ts'
export { findNotableLines, type NotableLine } from './notable-lines.ts'
