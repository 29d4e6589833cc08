export { knownOf } from './known-of.ts'
