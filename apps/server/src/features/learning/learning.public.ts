import type { LearnedSkill } from '@nextrung/engine/person/known-skills'
import type { WorkContext } from '../../http/request-context.ts'

export { announceLearningReminders } from './announce-learning-reminders.ts'
export { listCourseAddresses } from './courses.store.ts'
export { listEnrolments } from './enrolments.store.ts'
export { findLearningReminder, type LearningReminder } from './find-learning-reminder.ts'
export { listLearnedSkills } from './list-learned-skills.ts'
export { listPathGaps } from './list-path-gaps.ts'
export { seedCourses } from './seed-courses.ts'
export { seedProficiencyLevels } from './seed-proficiency-levels.ts'
export { writePlanFile } from './write-plan-file.ts'

declare module '../../context.ts' {
  interface Services {
    /** What the person says they learned here. A service, because learning itself reads the resumes that ask for it. */
    findLearnedSkills: (userId: number) => Promise<LearnedSkill[]>
    /** The open skills of the person's path, by weight. A service, because learning itself reads what asks for it. */
    findPathGaps: (ctx: WorkContext) => Promise<Map<string, number>>
  }
}
