export { roleOfTitle } from './title-likeness.ts'
