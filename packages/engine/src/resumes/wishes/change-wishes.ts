import type { Wishes, WishTarget } from '../wish-model/wish.ts'

export type TargetList = 'emphasise' | 'playDown' | 'leaveOut' | 'keep' | 'stay'

/** A wish in one of these takes the same thing out of the others. */
const against: Record<TargetList, TargetList[]> = {
  emphasise: ['playDown', 'leaveOut'],
  playDown: ['emphasise', 'leaveOut'],
  leaveOut: ['emphasise', 'playDown', 'keep', 'stay'],
  keep: ['leaveOut'],
  stay: ['leaveOut'],
}

const keyOf = (target: WishTarget): string => JSON.stringify(Object.entries(target).sort())

const without = (list: WishTarget[] | undefined, targets: WishTarget[]): WishTarget[] | undefined => {
  const keys = new Set(targets.map(keyOf))
  const rest = (list ?? []).filter((target) => !keys.has(keyOf(target)))
  return rest.length > 0 ? rest : undefined
}

/** The wishes without empty fields, so that equal wishes are equal as JSON. */
export const tidyWishes = (wishes: Wishes): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined))

/** The wishes with the targets wished for in the given way, and no longer in a way that is against it. */
export const addTargets = (
  wishes: Wishes,
  { list, targets }: { list: TargetList; targets: WishTarget[] },
): Wishes => {
  const cleared = removeTargets(wishes, { lists: against[list], targets })
  const old = without(cleared[list], targets) ?? []
  return tidyWishes({ ...cleared, [list]: [...old, ...targets] })
}

/** The wishes without the targets in the given lists. */
export const removeTargets = (
  wishes: Wishes,
  { lists, targets }: { lists: TargetList[]; targets: WishTarget[] },
): Wishes =>
  tidyWishes({
    ...wishes,
    ...Object.fromEntries(lists.map((list) => [list, without(wishes[list], targets)])),
  })

/** The wishes without any limit of length. */
export const withoutLimits = (wishes: Wishes): Wishes => {
  const none = { mostLines: undefined, mostLinesPerJob: undefined, limits: undefined, mostPages: undefined }
  return tidyWishes({ ...wishes, ...none, summarySentences: undefined, longer: undefined })
}
