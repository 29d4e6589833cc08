import type { WishTarget } from '../wish-model/wish.ts'

/** What a phrase refers to in a resume, or a question if it is ambiguous and only one target is possible. */
export type TargetMatch =
  | { targets: WishTarget[] /** Words of a list that the resume has nothing of. */; missing?: string[] }
  | { question: string }

export const targetsOf = (found: TargetMatch | undefined): WishTarget[] =>
  found && 'targets' in found ? found.targets : []
