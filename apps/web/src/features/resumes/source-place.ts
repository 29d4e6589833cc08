import type { SourceLine } from '@nextrung/contract/resume-document'

/** Consecutive lines of the file, as one text. */
export type SourceRun = { page: number; first: number; last: number; text: string }

/** `sources` in file order, with adjacent lines joined. */
export const sourceRuns = (sources: SourceLine[]): SourceRun[] => {
  const runs: SourceRun[] = []
  for (const { page, line, text } of sources.toSorted((a, b) => a.page - b.page || a.line - b.line)) {
    const open = runs.at(-1)
    if (!open || open.page !== page || line > open.last + 1) {
      runs.push({ page, first: line, last: line, text })
    } else if (line > open.last) {
      open.last = line
      open.text = `${open.text} ${text}`
    }
  }
  return runs
}

const placeOf = ({ page, first, last }: SourceRun) =>
  first === last ? `page ${page}, line ${first}` : `page ${page}, lines ${first} to ${last}`

/** `page 1, line 14`; beyond two places, the rest are counted. */
export const sourcePlace = (runs: SourceRun[]): string => {
  const places = runs.map(placeOf)
  const shown = places.length > 3 ? [...places.slice(0, 2), `${places.length - 2} more places`] : places
  return shown.length > 1 ? `${shown.slice(0, -1).join('; ')} and ${shown.at(-1)}` : (shown[0] ?? '')
}
