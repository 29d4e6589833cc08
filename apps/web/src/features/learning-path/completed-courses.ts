import { readJson } from '../../lib/stored-value.ts'

/** Names of the courses that the person has finished, as stored in this browser. */
export const completedCourseNames = (): string[] =>
  (readJson('completedCourses') ?? []).filter((name) => typeof name === 'string')
