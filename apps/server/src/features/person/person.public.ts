export { findPersonFacts, type PersonFacts } from './find-person-facts.ts'
