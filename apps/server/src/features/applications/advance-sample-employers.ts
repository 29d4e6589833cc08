import type { Services } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { applicationAnswered } from '../../events/events.ts'
import { publish } from '../../events/publish.ts'
import { type ApplicationRow, claimDueAnswers, insertEvent, updateApplication } from './applications.store.ts'
import { answersOf, nextStepsOf, tellAnswer, workday } from './sample-employer.ts'

const batchSize = 100

/**
 * Gives the answers of sample employers that are due. Answers don't depend on when or where they are worked out, and each is stored in
 * the transaction that claims it, so it is given once, however many servers ask and whenever one dies.
 */
export const advanceSampleEmployers = async (services: Services): Promise<void> => {
  for (;;) {
    const claimed = await services.db.transaction(async (tx) => {
      const due = await claimDueAnswers(tx, { now: services.now(), limit: batchSize })
      for (const row of due) await answer(services, tx, row)
      if (due.length > 0) await services.failPoint('employer.before-commit')
      return due.length
    })
    if (claimed < batchSize || services.stopping.aborted) return
  }
}

const answer = async (services: Services, tx: Database, row: ApplicationRow): Promise<void> => {
  const { id, userId, company, role, match, sentAt, jobId, matchScore } = row
  const own = { userId, id }
  const answers = jobId === null ? [] : answersOf({ jobId, userId, matchScore: matchScore ?? 0 })
  const now = services.now()
  const next = answers[row.employerStep]
  if (!next || !sentAt) {
    await updateApplication(tx, { ...own, change: { nextStepAt: null } })
    return
  }
  const { status, stage, simulatedDays, interviewDays, nextInMinutes } = next
  const simulatedOn = workday(sentAt, simulatedDays)
  const interviewOn = interviewDays === undefined ? null : workday(sentAt, interviewDays)
  const step = row.employerStep + 1
  await insertEvent(tx, {
    userId,
    applicationId: id,
    kind: status,
    says: tellAnswer({ status, company, interviewOn }),
    at: now,
    simulatedOn,
    employerStep: step,
  })
  await updateApplication(tx, {
    ...own,
    change: {
      status,
      stage,
      nextSteps: nextStepsOf({ status, company, role, match, interviewOn }),
      simulatedOn,
      interviewOn,
      employerStep: step,
      nextStepAt:
        nextInMinutes === undefined
          ? null
          : new Date(now.getTime() + nextInMinutes * services.config.sampleEmployerMinuteMs),
      lastUpdated: now,
    },
  })
  await publish(services, tx, { event: applicationAnswered, userId, payload: { applicationId: id, status } })
}
