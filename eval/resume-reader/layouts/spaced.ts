import type { Block } from '../shapes.ts'
import type { Writing } from './writing.ts'

/** Entries with space between them, as wide as the person likes it. */
export function spaced({ writing, entries }: { writing: Writing; entries: Block[][] }): Block[] {
  const size = writing.entrySpace
  return entries.flatMap((blocks, at) =>
    at === 0 || size === 0 ? blocks : [{ kind: 'space' as const, size }, ...blocks],
  )
}
