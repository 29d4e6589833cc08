import type { Advertisement } from '@nextrung/contract/advertisement'
import { type SamplePosting, samplePostings } from '@nextrung/knowledge/postings'
import { advertisementOfSample } from './sample-advertisement.ts'

/** A posting of the sample board, understood and in words. */
export type SampleJob = {
  id: string
  advertisement: Advertisement
  description: string
  /** The steps of an application, as the employer describes them. */
  process: string[]
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const describe = ({ about, work, offer }: SamplePosting): string =>
  [about, `What you will do:\n${bullets(work)}`, `What we offer:\n${bullets(offer)}`].join('\n\n')

/** Reads the sample board, one posting at a time, since all of them take a while. None has a date yet. */
export function* readSampleJobs(): Generator<SampleJob> {
  for (const sample of samplePostings)
    yield {
      id: sample.id,
      advertisement: { ...advertisementOfSample(sample, ''), posted: null },
      description: describe(sample),
      process: [...sample.process],
    }
}
