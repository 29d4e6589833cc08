import { toLines } from '@nextrung/engine/resumes/parsing/line'
import { expect, it } from 'vitest'
import { inNoLanguage } from './in-no-language.ts'
import { makeRandom } from './seeded-random.ts'
import type { LabelledResume } from './shapes.ts'

const text = 'Store Manager, Harlow Foods, 2015 – 2019'
const resume: LabelledResume = {
  read: {
    format: 'txt',
    pageCount: 1,
    lines: [{ text, page: 1 }],
    links: [],
    notices: [],
  },
  truth: [
    {
      role: 'jobHead',
      begins: true,
      fields: [
        { start: 0, end: 13, label: 'position' },
        { start: 15, end: 27, label: 'employer' },
        { start: 29, end: 40, label: 'dates' },
      ],
    },
  ],
  grammar: '',
  person: 1,
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'keeps the fields of a resume in place where its words change (%i)',
  (seed) => {
    const { read, truth } = inNoLanguage(resume, makeRandom(seed))
    const [line] = toLines(read)
    const fields = (truth[0]?.fields ?? []).map(({ start, end }) => line?.text.slice(start, end))
    expect(line?.text).toBe(`${fields[0]}, ${fields[1]}, 2015 – 2019`)
    expect(fields[0]).not.toBe('Store Manager')
    expect(fields[2]).toBe('2015 – 2019')
  },
)
