import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import type { StoryInput } from '../story-input.ts'
import { writeStory } from '../write-story.ts'

const today = '2026-11-20'

/** A job with only what the test is about. */
export const job = (given: Partial<ResumeWork>): ResumeWork => ({ highlights: [], ...given })

/** A resume with evidence for every text in it. */
export const resumeOf = (given: Partial<ResumeDocument>, language = 'en'): StoryInput['resume'] => {
  const document = { ...emptyResume(), ...given }
  const pointers = (value: unknown, pointer: string): [string, string][] => {
    if (typeof value === 'string') return [[pointer, value]]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => pointers(item, `${pointer}/${key}`))
  }
  const evidence = Object.fromEntries(
    pointers(document, '').map(([pointer, text], at) => [
      pointer,
      { mark: 'kept' as const, sources: [{ page: 1, line: at + 1, text }], changes: [] },
    ]),
  )
  return { document, evidence, language }
}

/** Service work and no IT past. */
export const barista = (): StoryInput['resume'] =>
  resumeOf({
    basics: { name: 'Imani Castellanos', profiles: [] },
    work: [
      job({
        position: 'Barista',
        name: 'Bluebird Coffee',
        startDate: '2021-04',
        current: true,
        highlights: ['Served about 200 guests per shift', 'Trained six new baristas on the register'],
      }),
      job({ position: 'Waitress', name: 'Harborview Grill', startDate: '2018-06', endDate: '2021-03' }),
    ],
  })

/** Six years in one backend job. */
export const developer = (): StoryInput['resume'] =>
  resumeOf({
    work: [
      job({
        position: 'Backend Developer',
        name: 'Northwind Freight',
        startDate: '2020-01',
        current: true,
        highlights: [
          'Built the tracking API in Go and PostgreSQL',
          'Cut the response time from 480 ms to 120 ms',
        ],
      }),
    ],
    skills: [{ keywords: ['Go', 'PostgreSQL', 'Docker'] }],
  })

/** What is asked for unless a test says otherwise. */
export const asked: Omit<StoryInput, 'resume'> = {
  told: { skills: [], courses: [] },
  targetRole: 'Backend Developer',
  tone: 'plain',
  length: 'medium',
  form: 'story',
  today,
}

/** The story for what is asked. Throws if none can be written. */
export const write = (given: Partial<StoryInput>) => {
  const result = writeStory({ ...asked, ...given })
  if (result.kind !== 'story') throw new Error('A story was to be written.')
  return result.story
}
