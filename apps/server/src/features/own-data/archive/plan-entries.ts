import type { Services } from '../../../context.ts'
import { writePlanFile } from '../../learning/learning.public.ts'
import type { ArchiveEntry } from './create-zip.ts'

/** The learning plan as Markdown: only what the person set is stored, not the path itself. */
export async function* listPlanEntries(services: Services, userId: number): AsyncGenerator<ArchiveEntry> {
  try {
    const plan = await writePlanFile(services, userId)
    if (plan) yield { path: 'learning-plan.md', content: Buffer.from(plan) }
  } catch (err) {
    services.log.error({ err }, 'could not create a file of an archive')
    yield { path: 'learning-plan-could-not-be-made.txt', content: Buffer.from(notMade) }
  }
}

const notMade =
  'This file could not be created. What you set for your plan is in data/learning_plans.json; the reason is in the server log.\n'
