import { longResume } from '../../packages/documents/src/write/testing/sample-resumes.ts'
import type { Benchmark, Figure } from '../benchmark.ts'
import { at, median, ms } from './numbers.ts'

const runs = 40
const postings = 300
const aimMs = 100

const measure = async (): Promise<Figure[]> => {
  const { samplePostings } = await import('../../packages/knowledge/src/postings.ts')
  const { advertisementOfSample } = await import(
    '../../packages/engine/src/advertisements/sample-advertisement.ts'
  )
  const { matchJobs } = await import('../../packages/engine/src/matching/match-jobs.ts')
  const startedAt = performance.now()
  const jobs = samplePostings
    .slice(0, postings)
    .map((posting) => ({ id: posting.id, advertisement: advertisementOfSample(posting, '2026-11-01') }))
  const read = performance.now() - startedAt
  const times: number[] = []
  for (let run = 0; run <= runs; run++) {
    const begun = performance.now()
    matchJobs({
      person: {
        resume: longResume,
        targetRole: 'Data Engineer',
        profile: { skills: ['SQL'], certificates: [] },
        today: '2026-11-23',
      },
      wishes: { home: null, places: ['Raleigh, NC'], isRemoteOnly: false },
      jobs,
    })
    times.push(performance.now() - begun)
  }
  const [first = Number.NaN, ...warm] = times
  const slowest = at(warm, 0.95)
  return [
    { what: `reading ${postings} sample postings`, value: ms(read), note: 'once for each server process' },
    { what: `match of ${postings} postings, the first of a process`, value: ms(first) },
    {
      what: `match of ${postings} postings for one person`,
      value: `${ms(median(warm))} (95 %: ${ms(slowest)})`,
      aim: `under ${aimMs} ms`,
      met: slowest < aimMs,
    },
  ]
}

export const jobMatch: Benchmark = {
  name: 'job-match',
  title: 'Matching one person with jobs',
  minutes: 1,
  run: measure,
}
