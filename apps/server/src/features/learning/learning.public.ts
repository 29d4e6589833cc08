export { listCourseAddresses } from './courses.store.ts'
export { listEnrolments } from './enrolments.store.ts'
export { seedCourses } from './seed-courses.ts'
export { seedProficiencyLevels } from './seed-proficiency-levels.ts'
