import type { Entry } from './read-entries.ts'

type Columns = { column: string; after: string }

const noTask = /^(?:none|start|first|n\/a|no)$/i

const tasksIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && !noTask.test(one))

/** Repeatedly takes what waits for nothing that is left; whatever remains waits for itself. */
const waitsForItself = (after: ReadonlyMap<string, readonly string[]>): string | undefined => {
  const left = new Map(after)
  let before = -1
  while (left.size !== before) {
    before = left.size
    for (const [task, others] of [...left]) if (others.every((one) => !left.has(one))) left.delete(task)
  }
  return [...left.keys()][0]
}

/** What is wrong with a plan of tasks: all but the first follow one, and all but the last are followed by one. */
export const taskNetworkProblem = (
  entries: readonly Entry[],
  { column, after }: Columns,
): string | undefined => {
  const follows = new Map(
    entries.map(({ cells }) => [(cells.get(column) ?? '').toLowerCase(), tasksIn(cells.get(after) ?? '')]),
  )
  for (const [task, others] of follows) {
    const unknown = others.find((one) => !follows.has(one))
    if (unknown) return `“${task}” follows “${unknown}”, which is not in the list.`
  }
  const circle = waitsForItself(follows)
  if (circle) return `“${circle}” waits for itself.`
  const followed = new Set([...follows.values()].flat())
  const starts = [...follows].filter(([, others]) => others.length === 0).map(([task]) => task)
  const ends = [...follows.keys()].filter((task) => !followed.has(task))
  if (starts.length > 1) return `“${starts[1]}” has no predecessor. Only the first task may have none.`
  return ends.length > 1 ? `“${ends[0]}” has no successor. Only the last task may have none.` : undefined
}
