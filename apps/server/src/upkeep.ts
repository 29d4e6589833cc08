import type { Services } from './context.ts'
import {
  advanceSampleEmployers,
  sweepDeletedApplications,
} from './features/applications/applications.public.ts'
import { announceDueAssessments, seedQuestions } from './features/assessments/assessments.public.ts'
import { sweepAudit } from './features/audit/audit.public.ts'
import { seedMarket } from './features/career-analytics/career-analytics.public.ts'
import { sweepCounters, sweepFlows, sweepLinks } from './features/identity/identity.public.ts'
import { completeOldSessions } from './features/interview/interview.public.ts'
import {
  announceLearningReminders,
  seedCourses,
  seedProficiencyLevels,
} from './features/learning/learning.public.ts'
import { announceMockInterviews } from './features/mock-interviews/mock-interviews.public.ts'
import { sweepNotifications } from './features/notifications/notifications.public.ts'
import { sweepExports } from './features/own-data/own-data.public.ts'
import { requeueStrandedAnalyses } from './features/resumes/resumes.public.ts'
import { reconcilePayments, sweepUses, updateTrials } from './features/subscription/subscription.public.ts'
import { sweepAnswered } from './idempotency/sweep-answered.ts'

type Task = { name: string; everyMinutes: number; perform: (services: Services) => Promise<void> }

/** Periodic tasks. Several processes may run the same task at once, and a task may run twice. */
const tasks: Task[] = [
  {
    name: 'stranded analyses',
    everyMinutes: 1,
    perform: async (services) => void (await requeueStrandedAnalyses(services)),
  },
  { name: 'counters', everyMinutes: 15, perform: ({ db, now }) => sweepCounters(db, now()) },
  { name: 'sign-in flows', everyMinutes: 15, perform: ({ db, now }) => sweepFlows(db, now()) },
  { name: 'mail links', everyMinutes: 15, perform: ({ db, now }) => sweepLinks(db, now()) },
  { name: 'audit', everyMinutes: 15, perform: sweepAudit },
  { name: 'answered requests', everyMinutes: 15, perform: sweepAnswered },
  { name: 'exports', everyMinutes: 15, perform: ({ db, now }) => sweepExports(db, now()) },
  { name: 'notifications', everyMinutes: 15, perform: sweepNotifications },
  { name: 'trials', everyMinutes: 15, perform: updateTrials },
  { name: 'learning reminders', everyMinutes: 60, perform: announceLearningReminders },
  { name: 'payments', everyMinutes: 15, perform: reconcilePayments },
  // Notes rows that the operator changed since the last time.
  { name: 'market figures', everyMinutes: 15, perform: ({ db, now }) => seedMarket(db, now()) },
  { name: 'courses', everyMinutes: 15, perform: ({ db, now }) => seedCourses(db, { now: now() }) },
  {
    name: 'proficiency levels',
    everyMinutes: 15,
    perform: ({ db, now }) => seedProficiencyLevels(db, { now: now() }),
  },
  {
    name: 'questions',
    everyMinutes: 15,
    perform: ({ db, now }) => seedQuestions(db, { now: now() }),
  },
  { name: 'assessment reminders', everyMinutes: 60, perform: announceDueAssessments },
  { name: 'interview sessions', everyMinutes: 15, perform: completeOldSessions },
  { name: 'mock interview reminders', everyMinutes: 15, perform: announceMockInterviews },
  { name: 'deleted applications', everyMinutes: 15, perform: sweepDeletedApplications },
  { name: 'allowances', everyMinutes: 15, perform: sweepUses },
]

/** Its minutes can be made shorter, to see answers sooner. */
const sampleEmployers: Task = { name: 'sample employers', everyMinutes: 1, perform: advanceSampleEmployers }

const minuteMs = 60_000

/** Runs all tasks now and then periodically. A failed task is logged and the others continue. Returns a stop function. */
export const startUpkeep = (services: Services): (() => void) => {
  const perform = async (due: Task[]) => {
    for (const task of due) {
      if (services.stopping.aborted) return
      await task
        .perform(services)
        .catch((error: unknown) => services.log.warn({ err: error, task: task.name }, 'upkeep failed'))
    }
  }
  let minutes = 0
  const timer = setInterval(() => {
    minutes++
    void perform(tasks.filter(({ everyMinutes }) => minutes % everyMinutes === 0))
  }, minuteMs)
  timer.unref()
  const employers = setInterval(
    () => void perform([sampleEmployers]),
    Math.min(minuteMs, services.config.sampleEmployerMinuteMs),
  )
  employers.unref()
  void perform([...tasks, sampleEmployers])
  return () => {
    clearInterval(timer)
    clearInterval(employers)
  }
}
