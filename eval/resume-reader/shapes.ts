import type { ReadDocument } from '@nextrung/contract/read-document'
import type { FieldLabel, LineRole } from '@nextrung/engine/resumes/reading/labels'

/** A run of text in a line with the field it belongs to; `none` for separators, labels and prose. */
export type Piece = { text: string; label: FieldLabel }

export type Look = {
  /** Relative to the body text: 1 is body size. */
  size?: number
  bold?: boolean
  italic?: boolean
  capitals?: boolean
  smallCaps?: boolean
  /** A Word heading style; other formats ignore it. */
  heading?: boolean
  /** In steps of a list level. */
  indent?: number
  align?: 'left' | 'center' | 'right'
  /** Letter-spaced, as in "E X P E R I E N C E". */
  spaced?: boolean
  /** Underlined by a rule. */
  ruled?: boolean
}

/**
 * One logical line or paragraph; long ones wrap when they are drawn. Several cells stand on one line with a wide gap
 * between them, such as a title on the left and dates at the right edge.
 */
export type LineBlock = {
  kind: 'line'
  role: LineRole
  /** True for the first line of an entry's heading, a list item, a paragraph, a certificate. */
  begins: boolean
  cells: Piece[][]
  look: Look
  /** The bullet as drawn, such as "•" or "-"; undefined for a line that is no list item. */
  bullet?: string
}

export type Block =
  | LineBlock
  | { kind: 'space'; size: number }
  | { kind: 'rule' }
  /** Side-by-side columns, such as a sidebar; widths are shares of the page. `table` is drawn as a table in Word. */
  | { kind: 'columns'; columns: Block[][]; widths: number[]; table: boolean }
  /** Rows of cells, each cell with its own blocks; `ruled` draws borders. */
  | { kind: 'table'; rows: Block[][][]; widths: number[]; ruled: boolean }
  | { kind: 'page-break' }

/** A resume as it is drawn. */
export type Layout = {
  format: 'pdf' | 'docx' | 'txt'
  paper: 'a4' | 'letter'
  /** Body size in points, page margins in points, line spacing as a factor, names of fonts by preference. */
  body: { size: number; margin: number; leading: number; serif: boolean; justified: boolean }
  /** Drawn on every page (or on all but the first). Role `furniture`, or `contact` and `name` where a person puts them there. */
  runningHead: LineBlock[]
  runningFoot: LineBlock[]
  blocks: Block[]
  /** Characters in a line of a text file before it wraps; undefined when lines are not wrapped. */
  columns?: number
}

/** What one line, as the engine cleans it, really is. `fields` are offsets into the cleaned text. */
export type LineTruth = {
  role: LineRole
  begins: boolean
  fields: { start: number; end: number; label: Exclude<FieldLabel, 'none'> }[]
}

/** A drawn and read resume with the truth for each of the engine's lines; undefined where no line of the layout fits. */
export type LabelledResume = {
  read: ReadDocument
  truth: (LineTruth | undefined)[]
  grammar: string
  person: number
}
