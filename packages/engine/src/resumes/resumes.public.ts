export { readStanding } from './optimizing/person.ts'
export { hasOutcome, relevanceFor } from './optimizing/relevance.ts'
export { findRoleNeeds, type RoleNeeds } from './optimizing/role-needs.ts'
export { credentialsPart, isSkillName, isTitle, sameField, unfinished } from './optimizing/write-summary.ts'
