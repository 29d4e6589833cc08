import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SentPosting } from '@nextrung/contract/job-applications'
import { postedOn } from './posted-on.ts'

export type SampleJob = { id: string; posting: SentPosting }

const atATime = 10

const readAll = async (): Promise<readonly SampleJob[]> => {
  const { readSampleJobs } = await import('@nextrung/engine/advertisements/sample-jobs')
  const jobs: SampleJob[] = []
  for (const { id, ...posting } of readSampleJobs()) {
    jobs.push({ id, posting })
    // Other people's requests should not wait until all are read.
    if (jobs.length % atATime === 0) await nextTurn()
  }
  return jobs
}

let reading: Promise<readonly SampleJob[]> | undefined

/** Every posting of the sample board, as of today. Reads them once; many servers never need them. */
export const findSampleJobs = async (now: Date): Promise<readonly SampleJob[]> => {
  reading ??= readAll()
  return (await reading).map(({ id, posting }) => ({
    id,
    posting: { ...posting, advertisement: { ...posting.advertisement, posted: postedOn(id, now) } },
  }))
}

export const findSampleJob = async (id: string, now: Date): Promise<SampleJob | undefined> =>
  (await findSampleJobs(now)).find((job) => job.id === id)
