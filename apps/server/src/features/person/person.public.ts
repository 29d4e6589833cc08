export { findPersonFacts, type PersonFacts } from './find-person-facts.ts'
export { listShown } from './list-shown.ts'
