export { listWorks } from './challenges.store.ts'
export { listShownSkills } from './list-shown-skills.ts'
