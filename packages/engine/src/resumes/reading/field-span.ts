import type { Line } from '../parsing/line.ts'
import type { FieldBlock } from './field-blocks.ts'
import type { FieldLabel } from './labels.ts'

/** Words of one line that belong to one field; `sure` is how likely that is for the least likely word, from 0 to 1. */
export type FieldSpan = {
  label: Exclude<FieldLabel, 'none'>
  text: string
  line: Line
  start: number
  end: number
  sure: number
  /** Whether nothing stands between this span and the last one. */
  adjoins: boolean
}

/** A block with its fields, and the words that are none. */
export type ReadBlock = { block: FieldBlock; spans: FieldSpan[]; rest: { text: string; line: Line }[] }
