import type { Services } from '../context.ts'
import { analyzeResume, analyzeResumeJob } from '../features/resumes/resumes.public.ts'

/** Starts to work on every kind of job. */
export const startJobs = async (services: Services): Promise<void> => {
  await services.queue.work(analyzeResumeJob, (input) => analyzeResume(services, input))
}
