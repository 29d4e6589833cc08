import { expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { toLines } from '../parsing/line.ts'
import { makeReadDocument } from '../parsing/testing/make-read-document.ts'
import { doubtsByLines } from './doubts-by-lines.ts'
import { indexSources } from './source-index.ts'

const read = makeReadDocument(`
Maren Ostrow
maren.ostrow@example.com

EXPERIENCE
Service Desk Analyst, Brightwater Pumps
March 2020 - Present
- Answered 30 calls a day

EDUCATION
BSc Computer Science, University of Westmoor, 2012 - 2015
`)
const { document, sources } = parseResume(read)
const lines = toLines(read)
const index = indexSources(sources, lines)

const doubtsWith = (text: string, placed: number) =>
  doubtsByLines(document, {
    placed: new Map(lines.map((line) => [line, line.text.startsWith(text) ? placed : 1])),
    index,
  }).map(({ pointer }) => pointer)

it('asks about the entry whose heading the model is not sure of', () => {
  expect(doubtsWith('March 2020', 0.5)).toEqual(['/work/0'])
  expect(doubtsWith('BSc', 0.7)).toEqual(['/education/0'])
})

it('asks about no entry for a line of its text, or where it is sure', () => {
  expect(doubtsWith('Answered', 0.3)).toEqual([])
  expect(doubtsWith('March 2020', 0.95)).toEqual([])
})
