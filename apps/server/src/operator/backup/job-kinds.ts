import { analyzeResumeJob } from '../../features/resumes/resumes.public.ts'
import type { JobDefinition } from '../../jobs/define-job.ts'

/** Every kind of durable work there is: what waits of it is kept in a backup. */
export const jobKinds: Pick<
  JobDefinition<object>,
  'name' | 'input' | 'tries' | 'expireInSeconds' | 'atOnce'
>[] = [analyzeResumeJob]
