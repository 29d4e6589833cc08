import type { Services } from './context.ts'
import { eventSubscribers } from './event-subscribers.ts'
import { deliverEvent, deliverEventJob } from './events/deliver-event.job.ts'
import { findContact } from './features/identity/identity.public.ts'
import { eraseAccount, eraseAccountJob } from './features/own-data/own-data.public.ts'
import { analyzeResume, analyzeResumeJob } from './features/resumes/resumes.public.ts'
import { endSubscription, endSubscriptionJob } from './features/subscription/subscription.public.ts'
import type { JobDefinition } from './jobs/define-job.ts'
import { sendMail, sendMailJob } from './mail/send-mail.job.ts'
import { performMeasured } from './metrics/measure-queue.ts'

type Work<Input extends object> = {
  job: JobDefinition<Input>
  perform: (services: Services, input: Input) => Promise<void>
  /** The ids to log. */
  ids?: (input: Input) => object
}

type Kind = {
  job: Pick<
    JobDefinition<object>,
    'name' | 'input' | 'maxAttempts' | 'retry' | 'expireInSeconds' | 'concurrency'
  >
  start: (services: Services) => Promise<void>
}

const kind = <Input extends object>({ job, perform, ids = () => ({}) }: Work<Input>): Kind => ({
  job,
  start: (services) =>
    services.queue.work(job, (input) =>
      performMeasured(services, {
        name: job.name,
        ids: ids(input),
        perform: () => perform(services, input),
      }),
    ),
})

/** Every kind of job. The server runs them, and a backup includes the pending ones. */
export const jobKinds: readonly Kind[] = [
  kind({
    job: analyzeResumeJob,
    perform: analyzeResume,
    ids: ({ userId, id }) => ({ userId, resumeId: id }),
  }),
  kind({
    job: deliverEventJob,
    perform: async (services, envelope) => {
      const isGone = (await findContact(services.db, envelope.userId)) === undefined
      if (!isGone) await deliverEvent(services, { envelope, subscribers: eventSubscribers })
    },
    ids: ({ userId, name }) => ({ userId, event: name }),
  }),
  kind({ job: sendMailJob, perform: sendMail, ids: ({ userId }) => ({ userId: userId ?? 0 }) }),
  kind({ job: eraseAccountJob, perform: eraseAccount, ids: ({ id }) => ({ userId: id }) }),
  kind({ job: endSubscriptionJob, perform: endSubscription }),
]

/** Starts working on jobs of every kind. */
export const workOnJobs = async (services: Services): Promise<void> => {
  for (const { start } of jobKinds) await start(services)
}
