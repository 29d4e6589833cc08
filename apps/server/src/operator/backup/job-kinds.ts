import { deliverEventJob } from '../../events/deliver-event.job.ts'
import { eraseAccountJob } from '../../features/own-data/own-data.public.ts'
import { analyzeResumeJob } from '../../features/resumes/resumes.public.ts'
import { endSubscriptionJob } from '../../features/subscription/subscription.public.ts'
import type { JobDefinition } from '../../jobs/define-job.ts'
import { sendMailJob } from '../../mail/send-mail.job.ts'

type Kind = Pick<JobDefinition<object>, 'name' | 'input' | 'tries' | 'retry' | 'expireInSeconds' | 'atOnce'>

/** Every kind of durable work there is: what waits of it is kept in a backup. */
export const jobKinds: Kind[] = [
  analyzeResumeJob,
  deliverEventJob,
  endSubscriptionJob,
  eraseAccountJob,
  sendMailJob,
]
