import type { Line } from '../parsing/line.ts'
import type { LineRole } from './labels.ts'

/**
 * A line and what it is; `sure` is how likely that role is, from 0 to 1, and `placed` how likely it also begins an item,
 * or goes on with one, as it does here. A repeated line stands on other pages too, or counts them.
 */
export type LabelledLine = {
  line: Line
  role: LineRole
  begins: boolean
  sure: number
  placed: number
  isRepeated: boolean
  /** What it most likely is if it is not that. */
  second: { role: LineRole; begins: boolean }
}
