import type { Services } from './context.ts'
import { sweepAudit } from './features/audit/audit.public.ts'
import { sweepCounters } from './features/identity/identity.public.ts'
import { reconcilePayments, sweepUses, tendTrials } from './features/subscription/subscription.public.ts'

type Task = { name: string; perform: (services: Services) => Promise<void> }

/** What has to be done from time to time. Each may be done by several processes at once, and twice. */
const tasks: Task[] = [
  { name: 'counters', perform: ({ db, now }) => sweepCounters(db, now()) },
  { name: 'audit', perform: sweepAudit },
  { name: 'trials', perform: tendTrials },
  { name: 'payments', perform: reconcilePayments },
  { name: 'allowances', perform: sweepUses },
]

const everyMs = 15 * 60_000

/** Does the upkeep now and every 15 minutes. A task that fails is logged, and the others go on. Returns how to stop. */
export const startUpkeep = (services: Services): (() => void) => {
  const perform = async () => {
    for (const task of tasks) {
      if (services.stopping.aborted) return
      await task
        .perform(services)
        .catch((error: unknown) => services.log.warn({ err: error, task: task.name }, 'upkeep failed'))
    }
  }
  void perform()
  const timer = setInterval(() => void perform(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
