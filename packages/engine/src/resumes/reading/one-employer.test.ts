import { expect, it } from 'vitest'
import type { Line } from '../parsing/line.ts'
import type { FieldSpan, ReadBlock } from './field-span.ts'
import { oneEmployer } from './one-employer.ts'

const line = (index: number, text: string): Line => ({
  index,
  source: { page: 1, line: index, text },
  text,
  cells: [text],
  bullet: false,
  bold: index === 0,
  heading: false,
  gapBefore: false,
  fontSize: 11,
  x: 50,
  y: 100 + 14 * index,
  column: 0,
  part: undefined,
})

const title = line(0, 'Travel RN, Step-Down')
const hospital = line(1, 'Fort Hallam Veterans Hospital')
const dates = line(2, 'Sep 2018 – Feb 2020 · placed by Wayside Nurse Staffing')

function span(of: Line, text: string, read: Pick<FieldSpan, 'label' | 'sure'>): FieldSpan {
  const start = of.text.indexOf(text)
  return { ...read, text, line: of, start, end: start + text.length, adjoins: true }
}

const blockOf = (...spans: FieldSpan[]): ReadBlock => ({
  block: { kind: 'jobHead', lines: [title, hospital, dates], roles: ['jobHead', 'jobHead', 'jobHead'] },
  spans,
  rest: [],
})

const fieldsOf = ({ spans }: ReadBlock) => spans.map(({ label, text }) => `${label}: ${text}`)

it('takes what stands beside the title for a part of it where another line surely names the employer', () => {
  const read = blockOf(
    span(title, 'Travel RN', { label: 'position', sure: 0.97 }),
    span(title, 'Step-Down', { label: 'employer', sure: 0.83 }),
    span(hospital, hospital.text, { label: 'employer', sure: 1 }),
  )
  expect(fieldsOf(oneEmployer(read))).toEqual([
    'position: Travel RN, Step-Down',
    'employer: Fort Hallam Veterans Hospital',
  ])
})

it('finds the title above a sure employer, not in the agency behind the dates, and keeps the agency', () => {
  const read = blockOf(
    span(title, 'Travel RN', { label: 'employer', sure: 0.51 }),
    span(title, 'Step-Down', { label: 'employer', sure: 0.59 }),
    span(hospital, hospital.text, { label: 'employer', sure: 1 }),
    span(dates, 'Nurse Staffing', { label: 'position', sure: 0.6 }),
  )
  const found = oneEmployer(read)
  expect(fieldsOf(found)).toEqual([
    'position: Travel RN, Step-Down',
    'employer: Fort Hallam Veterans Hospital',
  ])
  expect(found.rest.map(({ text }) => text)).toEqual(['Nurse Staffing'])
  expect(found.spans[0]?.sure).toBeLessThan(0.8)
})

it('leaves an employer beside the title where no other line surely names one', () => {
  const read = blockOf(
    span(title, 'Travel RN', { label: 'position', sure: 0.97 }),
    span(title, 'Step-Down', { label: 'employer', sure: 0.9 }),
  )
  expect(fieldsOf(oneEmployer(read))).toEqual(['position: Travel RN', 'employer: Step-Down'])
})
