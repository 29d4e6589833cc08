import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SentPosting } from '@nextrung/contract/job-applications'
import type { SamplePosting } from '@nextrung/knowledge/postings'
import { postedOn } from './posted-on.ts'

export type SampleJob = { id: string; posting: SentPosting }

const atATime = 10

const describe = ({ about, work, offer }: SamplePosting): string =>
  [about, `What you will do:\n${bullets(work)}`, `What we offer:\n${bullets(offer)}`].join('\n\n')

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const readAll = async (): Promise<readonly SampleJob[]> => {
  const { samplePostings } = await import('@nextrung/knowledge/postings')
  const { advertisementOfSample } = await import('@nextrung/engine/advertisements/sample-advertisement')
  const jobs: SampleJob[] = []
  for (const sample of samplePostings) {
    const advertisement = advertisementOfSample(sample, '')
    jobs.push({
      id: sample.id,
      posting: { advertisement, description: describe(sample), process: [...sample.process] },
    })
    // Reading them all takes a while, and other people's requests should not wait for it.
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
