import type { Services } from './context.ts'
import { eventSubscribers } from './event-subscribers.ts'
import { deliverEvent, deliverEventJob } from './events/deliver-event.job.ts'
import { findContact } from './features/identity/identity.public.ts'
import { eraseAccount, eraseAccountJob } from './features/own-data/own-data.public.ts'
import { analyzeResume, analyzeResumeJob } from './features/resumes/resumes.public.ts'
import { endSubscription, endSubscriptionJob } from './features/subscription/subscription.public.ts'
import { sendMail, sendMailJob } from './mail/send-mail.job.ts'
import { performMeasured } from './metrics/measure-queue.ts'

/** Takes up durable work of every kind. */
export const workOnJobs = async (services: Services): Promise<void> => {
  const { queue } = services
  await queue.work(analyzeResumeJob, (job) =>
    performMeasured(services, {
      name: analyzeResumeJob.name,
      ids: { userId: job.userId, resumeId: job.id },
      perform: () => analyzeResume(services, job),
    }),
  )
  await queue.work(deliverEventJob, (envelope) =>
    performMeasured(services, {
      name: deliverEventJob.name,
      ids: { userId: envelope.userId, event: envelope.name },
      perform: async () => {
        const isGone = (await findContact(services.db, envelope.userId)) === undefined
        if (!isGone) await deliverEvent(services, { envelope, subscribers: eventSubscribers })
      },
    }),
  )
  await queue.work(sendMailJob, (mail) =>
    performMeasured(services, {
      name: sendMailJob.name,
      ids: { userId: mail.userId ?? 0 },
      perform: () => sendMail(services, mail),
    }),
  )
  await queue.work(eraseAccountJob, (account) =>
    performMeasured(services, {
      name: eraseAccountJob.name,
      ids: { userId: account.id },
      perform: () => eraseAccount(services, account),
    }),
  )
  await queue.work(endSubscriptionJob, (subscription) =>
    performMeasured(services, {
      name: endSubscriptionJob.name,
      ids: {},
      perform: () => endSubscription(services, subscription),
    }),
  )
}
