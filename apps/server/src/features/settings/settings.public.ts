export { changeSettings } from './change-settings.ts'
export { readSettings } from './read-settings.ts'
