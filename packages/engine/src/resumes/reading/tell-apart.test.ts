import { expect, it } from 'vitest'
import type { Line } from '../parsing/line.ts'
import type { FieldSpan, ReadBlock } from './field-span.ts'
import { tellApart } from './tell-apart.ts'

const line = (index: number, text: string, bold: boolean): Line => ({
  index,
  source: { page: 1, line: index, text },
  text,
  cells: [text],
  bullet: false,
  bold,
  heading: false,
  gapBefore: false,
  fontSize: 11,
  x: 50,
  y: 100 + 14 * index,
  column: 0,
  part: undefined,
})

const span = (label: FieldSpan['label'], of: Line): FieldSpan => ({
  label,
  text: of.text,
  line: of,
  start: 0,
  end: of.text.length,
  sure: 0.9,
  adjoins: false,
})

const blockOf = (...spans: FieldSpan[]): ReadBlock => ({
  block: { kind: 'jobHead', lines: spans.map((one) => one.line), roles: spans.map(() => 'jobHead') },
  spans,
  rest: [],
})

it('takes the line that names no title for the employer where both were taken for positions', () => {
  const block = blockOf(
    span('position', line(0, 'Harlow & Finch Home', true)),
    span('position', line(1, 'Store Manager', false)),
  )
  expect(tellApart([block])[0]?.spans.map(({ label }) => label)).toEqual(['employer', 'position'])
})

it('leaves a long title on two lines that are set alike', () => {
  const block = blockOf(
    span('position', line(0, 'Senior Manager of Store Operations', true)),
    span('position', line(1, 'and Regional Logistics', true)),
  )
  expect(tellApart([block])).toEqual([block])
})
