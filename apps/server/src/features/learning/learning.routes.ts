import * as path from '@nextrung/contract/learning-path'
import * as plan from '@nextrung/contract/learning-plan'
import { getSkillLevels as skillLevels } from '@nextrung/contract/skill-levels'
import { getUserSkills as userSkills } from '@nextrung/contract/user-skills'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { mounter } from '../../http/mount.ts'
import { answerNextStep } from './answer-next-step.ts'
import { chooseLearningChallenges } from './choose-learning-challenges.ts'
import { claimSkills } from './claim-skills.ts'
import { deleteEnrollment } from './delete-enrollment.ts'
import { downloadLearningCalendar } from './download-learning-calendar.ts'
import { generateLearningPath } from './generate-learning-path.ts'
import { getLearningPlan } from './get-learning-plan.ts'
import { getNextStep } from './get-next-step.ts'
import { getRequiredSkills } from './get-required-skills.ts'
import { getSkillLevels } from './get-skill-levels.ts'
import { getUserSkills } from './get-user-skills.ts'
import { markMilestone } from './mark-milestone.ts'
import { saveEnrollment } from './save-enrollment.ts'
import { saveLearningPreferences } from './save-learning-preferences.ts'
import { undoNextStep } from './undo-next-step.ts'
import { unmarkMilestone } from './unmark-milestone.ts'

export const learningRoutes = (app: FastifyInstance, services: Services): void => {
  const mount = mounter(app, services)
  mount(path.generateLearningPath, generateLearningPath)
  mount(path.chooseLearningChallenges, chooseLearningChallenges)
  mount(userSkills, getUserSkills)
  mount(path.getRequiredSkills, getRequiredSkills)
  mount(skillLevels, getSkillLevels)
  mount(plan.getLearningPlan, getLearningPlan)
  mount(plan.saveLearningPreferences, saveLearningPreferences)
  mount(plan.saveEnrollment, saveEnrollment)
  mount(plan.deleteEnrollment, deleteEnrollment)
  mount(plan.markMilestone, markMilestone)
  mount(plan.unmarkMilestone, unmarkMilestone)
  mount(plan.claimSkills, claimSkills)
  mount(plan.downloadLearningCalendar, downloadLearningCalendar)
  mount(plan.getNextStep, getNextStep)
  mount(plan.answerNextStep, answerNextStep)
  mount(plan.undoNextStep, undoNextStep)
}
