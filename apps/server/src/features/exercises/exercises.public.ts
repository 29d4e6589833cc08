export { listShownSkills } from './list-shown-skills.ts'
