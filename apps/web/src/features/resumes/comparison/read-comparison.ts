/** One change as it is shown: what is missing has its empty value. */
export type ShownChange = {
  kind: string
  where: string
  what: string
  why: string
  before: string
  after: string
}

export type ShownComparison = {
  skillsAdded: string[]
  skillsRemoved: string[]
  changes: ShownChange[]
  score?: { before: number; after: number }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.map(textOf).filter((text) => text !== ''))] : []

const bare = (what: string): ShownChange => ({ kind: '', where: '', what, why: '', before: '', after: '' })

const readChange = (value: unknown): ShownChange[] => {
  if (!isRecord(value)) return []
  const change = {
    kind: textOf(value.kind),
    where: textOf(value.where),
    what: textOf(value.what),
    why: textOf(value.why),
    before: textOf(value.before),
    after: textOf(value.after),
  }
  return change.what || change.before || change.after ? [change] : []
}

const readChanges = (answer: Record<string, unknown>): ShownChange[] => {
  const told = Array.isArray(answer.changes) ? answer.changes.flatMap(readChange) : []
  return told.length > 0 ? told : textsOf(answer.contentChanges).map(bare)
}

/** What differs between two versions, from whatever a server answers: a missing list is an empty one. */
export const readComparison = (answer: unknown): ShownComparison => {
  const given = isRecord(answer) ? answer : {}
  const { scoreBefore, scoreAfter } = given
  return {
    skillsAdded: textsOf(given.skillsAdded),
    skillsRemoved: textsOf(given.skillsRemoved),
    changes: readChanges(given),
    ...(typeof scoreBefore === 'number' && typeof scoreAfter === 'number'
      ? { score: { before: scoreBefore, after: scoreAfter } }
      : {}),
  }
}

/** Whether two versions differ in nothing that is told. */
export const isSame = ({ skillsAdded, skillsRemoved, changes }: ShownComparison): boolean =>
  skillsAdded.length === 0 && skillsRemoved.length === 0 && changes.length === 0
