/** A milestone on the way to a role: required skills that are learned together. */
export type LearningStage = {
  /** Unique over all roles; people's marks and orders refer to it, so it never changes. */
  id: string
  /** What somebody does in it, as an imperative. */
  title: string
  /** What it is good for, as one sentence to a learner. */
  why: string
  /** Required skills of the role by their names in the taxonomy. */
  skills: readonly string[]
}
