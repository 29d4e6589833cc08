import type { Wishes, WishTarget } from '../wish-model/wish.ts'

export type TargetList = 'emphasise' | 'playDown' | 'leaveOut' | 'keep' | 'stay'

/** Adding a target to one of these lists removes it from the others. */
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

/** Drops empty fields, so that equal wishes are equal as JSON. */
export const tidyWishes = (wishes: Wishes): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined))

/** Adds the targets to one list and removes them from conflicting ones. */
export const addTargets = (
  wishes: Wishes,
  { list, targets }: { list: TargetList; targets: WishTarget[] },
): Wishes => {
  const cleared = removeTargets(wishes, { lists: against[list], targets })
  const old = without(cleared[list], targets) ?? []
  return tidyWishes({ ...cleared, [list]: [...old, ...targets] })
}

/** Removes the targets from the given lists. */
export const removeTargets = (
  wishes: Wishes,
  { lists, targets }: { lists: TargetList[]; targets: WishTarget[] },
): Wishes =>
  tidyWishes({
    ...wishes,
    ...Object.fromEntries(lists.map((list) => [list, without(wishes[list], targets)])),
  })

/** Removes all length limits. */
export const withoutLimits = (wishes: Wishes): Wishes => {
  const none = { mostLines: undefined, mostLinesPerJob: undefined, limits: undefined, mostPages: undefined }
  return tidyWishes({ ...wishes, ...none, summarySentences: undefined, longer: undefined })
}
