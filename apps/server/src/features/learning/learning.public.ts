export { listCourseAddresses } from './courses.store.ts'
export { listEnrolments } from './enrolments.store.ts'
export { seedCourses } from './seed-courses.ts'
