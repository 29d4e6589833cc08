export { findPersonFacts } from './find-person-facts.ts'
