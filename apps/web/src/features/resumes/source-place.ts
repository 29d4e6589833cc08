import type { SourceLine } from '@nextrung/contract/resume-document'

type Run = { page: number; first: number; last: number }

/** `page 1, line 14`, `page 1, lines 14 to 16`, `page 1, line 2 and page 2, line 5`; `sources` are sorted. */
export const sourcePlace = (sources: SourceLine[]): string => {
  const runs: Run[] = []
  for (const { page, line } of sources) {
    const open = runs.at(-1)
    if (open && open.page === page && line <= open.last + 1) open.last = line
    else runs.push({ page, first: line, last: line })
  }
  const places = runs.map(({ page, first, last }) =>
    first === last ? `page ${page}, line ${first}` : `page ${page}, lines ${first} to ${last}`,
  )
  const shown = places.length > 3 ? [...places.slice(0, 2), `${places.length - 2} more places`] : places
  return shown.length > 1 ? `${shown.slice(0, -1).join('; ')} and ${shown.at(-1)}` : (shown[0] ?? '')
}
