/** A column of what a person pastes. Text unless it says otherwise, and never empty. */
export type CheckedColumn = {
  name: string
  /** `date`: has a figure in it. `link`: a full web address. `network`: such as `10.0.0.0/16`. `color`: such as `#1a2b3c`. */
  kind?: 'number' | 'date' | 'link' | 'change' | 'commit' | 'network' | 'color'
  /** Of a number. */
  from?: number
  to?: number
  /** The words that it may be, in lower case. */
  oneOf?: readonly string[]
  /** Words that must not be in it, in lower case. */
  without?: readonly string[]
  /** What it must look like, and how to say so after "has to". */
  like?: { pattern: RegExp; words: string }
  /** Of a link. */
  host?: string
}

/** What holds over all entries. Columns are given by name. */
export type EntryRule =
  | { rule: 'unique'; column: string }
  /** How many different values there are. */
  | { rule: 'kinds'; column: string; least?: number; most?: number }
  /** Each value has at least so many entries. */
  | { rule: 'repeated'; column: string; least: number }
  /** A word stands in at least so many entries, or in at most a share of them. */
  | { rule: 'often'; column: string; word: string; least?: number; mostShare?: number }
  | { rule: 'sum'; column: string; from?: number; to?: number }
  /** Added up for each combination of the values of other columns. */
  | { rule: 'sumFor'; each: readonly string[]; column: string; most: number }
  | { rule: 'firstIsSum'; column: string }
  /** In each entry, one figure is the sum of others, but for rounding. */
  | { rule: 'adds'; column: string; of: readonly string[]; rounding?: number }
  /** In each entry, one figure is at least so many times another. */
  | { rule: 'times'; column: string; than: string; least: number }
  | { rule: 'more'; column: string; than: string }
  /** In each entry, two figures differ by at most so much, or by a share of the second. */
  | { rule: 'close'; column: string; to: string; by?: number; share?: number }
  | { rule: 'same'; column: string; as: string }
  | { rule: 'some'; column: string; from: number }
  | { rule: 'median'; column: string; most: number }
  /** Tasks and what they follow: all hang together, and none waits for itself. */
  | { rule: 'network'; column: string; after: string }
  /** Regions and their subnets: no overlap, and at least half of each region free. */
  | { rule: 'addressPlan'; region: string; range: string; use: string }
  /** Text on a background has a contrast of 4.5, and a control of 3. */
  | { rule: 'contrast'; text: string; background: string; use: string }

/** Something that a text has at least so many times, or not at all. */
export type CodeSign = { name: string; pattern: RegExp; least: number }

/** How a program decides a criterion, from what the person pastes for it. */
export type CriterionCheck = {
  /** What to paste, after "Paste". */
  asks: string
} & (
  | {
      kind: 'entries'
      columns: readonly (string | CheckedColumn)[]
      /** Fewest and most; exactly so many if they are the same. */
      rows: readonly [number, number]
      rules?: readonly EntryRule[]
    }
  | { kind: 'code'; has?: readonly CodeSign[]; lacks?: readonly Omit<CodeSign, 'least'>[] }
  /** A file that is tested like an exercise; `probe`, `compare` and `expected` mean what they mean there. */
  | {
      kind: 'file'
      format: 'json' | 'yaml'
      tests: readonly {
        name: string
        probe: string
        compare: 'equal' | 'atLeast' | 'present'
        expected?: unknown
      }[]
    }
  /** Access policies in JSON, none of which allows everything on everything. */
  | { kind: 'policies' }
)

/** A criterion that a program decides. */
export type CheckedCriterion = { text: string; check: CriterionCheck }

/** A criterion that the person checks, or one that a program decides. */
export type Criterion = string | CheckedCriterion

export const textOfCriterion = (criterion: Criterion): string =>
  typeof criterion === 'string' ? criterion : criterion.text

type Entries = Extract<CriterionCheck, { kind: 'entries' }>

const most = 300

/** At least one entry, or as many as `rows` says, in the columns. */
export const entries = (
  asks: string,
  { columns, rows = [1, most], rules }: Pick<Entries, 'columns'> & Partial<Pick<Entries, 'rows' | 'rules'>>,
): CriterionCheck => ({ kind: 'entries', asks, columns, rows, ...(rules ? { rules } : {}) })

/** At least so many entries. */
export const atLeast = (count: number): readonly [number, number] => [count, most]

/** A column of figures. */
export const figure = (name: string, bounds: Pick<CheckedColumn, 'from' | 'to'> = {}): CheckedColumn => ({
  name,
  kind: 'number',
  ...bounds,
})

/** A column of dates, or of times with a figure. */
export const date = (name = 'date'): CheckedColumn => ({ name, kind: 'date' })

/** A column of certain words. */
export const word = (name: string, oneOf: readonly string[]): CheckedColumn => ({ name, oneOf })

/** A column of complexities such as O(n log n). */
export const bigO = (name: string): CheckedColumn => ({
  name,
  like: { pattern: /O\(.+\)/, words: 'look like O(n)' },
})

/** A column that has a figure in it, such as a time or a threshold. */
export const withFigure = (name: string): CheckedColumn => ({
  name,
  like: { pattern: /\p{Nd}/u, words: 'have a figure' },
})
