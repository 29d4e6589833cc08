import { planMarkdown } from '@nextrung/engine/learning/plan-markdown'
import type { Services } from '../../context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { personContext } from './person-context.ts'
import { readLearningPlan } from './read-learning-plan.ts'

/** The person's learning plan as Markdown; undefined if they have nothing on it. */
export const writePlanFile = async (services: Services, userId: number): Promise<string | undefined> => {
  const user = await findUserById(services.db, userId)
  if (!user) return undefined
  const { plan, row } = await readLearningPlan(personContext(services, user))
  return row || plan.enrollments.length > 0 || plan.marks.length > 0 ? planMarkdown(plan) : undefined
}
