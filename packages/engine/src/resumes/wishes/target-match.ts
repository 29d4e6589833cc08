import type { WishTarget } from '../wish-model/wish.ts'

/** What words were found to mean in a resume; a question where they mean several things and only one can be meant. */
export type TargetMatch =
  | { targets: WishTarget[] /** Words of a list that the resume has nothing of. */; missing?: string[] }
  | { question: string }

export const targetsOf = (found: TargetMatch | undefined): WishTarget[] =>
  found && 'targets' in found ? found.targets : []
