import type { SourceLine } from '@nextrung/contract/resume-document'
import type { Line } from '../parsing/line.ts'
import type { ResumeSources } from '../resume-model.ts'

/** Finds the lines behind fields, and the entries that a line belongs to. */
export type SourceIndex = {
  /** The lines behind a field, or behind the fields of an entry; `fields` picks some of them. */
  linesOf: (pointer: string, fields?: RegExp) => Line[]
  /** The entries whose fields come from this line, such as `/work/0`, apart from those of `other`. */
  ownersOf: (line: Line) => ReadonlySet<string>
}

/** The entry that a field belongs to: `/work/0` for `/work/0/position`, `/basics` for `/basics/name`. */
export const entryOf = (pointer: string): string => /^\/\w+(?:\/\d+)?/.exec(pointer)?.[0] ?? ''

const keyOf = ({ page, line }: Pick<SourceLine, 'page' | 'line'>) => `${page}:${line}`

/** Indexes a parsed resume's sources once, because each of its entries is looked up. */
export function indexSources(sources: ResumeSources, lines: readonly Line[]): SourceIndex {
  const bySource = new Map(lines.map((line) => [keyOf(line.source), line]))
  const fieldsByEntry = new Map<string, { pointer: string; lines: Line[] }[]>()
  const owners = new Map<Line, Set<string>>()
  for (const [pointer, from] of Object.entries(sources)) {
    const entry = entryOf(pointer)
    const found = from.flatMap((source) => bySource.get(keyOf(source)) ?? [])
    const fields = fieldsByEntry.get(entry)
    if (fields === undefined) fieldsByEntry.set(entry, [{ pointer, lines: found }])
    else fields.push({ pointer, lines: found })
    if (entry.startsWith('/other')) continue
    for (const line of found) owners.set(line, (owners.get(line) ?? new Set()).add(entry))
  }
  const isUnder = (at: string, pointer: string, fields: RegExp | undefined) =>
    at === pointer ||
    (at.startsWith(`${pointer}/`) && (fields === undefined || fields.test(at.slice(pointer.length + 1))))
  return {
    linesOf: (pointer, fields) => {
      const all = fieldsByEntry.get(entryOf(pointer)) ?? []
      const found = all.filter((field) => isUnder(field.pointer, pointer, fields))
      return [...new Set(found.flatMap((field) => field.lines))].sort((a, b) => a.index - b.index)
    },
    ownersOf: (line) => owners.get(line) ?? new Set(),
  }
}
