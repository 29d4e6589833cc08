/**
 * A skill that the person has shown here: by a quiz, an exercise or a challenge. `checkedBy` says who marked it: this
 * server, the person's own browser, or the person.
 */
export type ShownSkill = {
  skill: string
  kind: 'assessment' | 'exercise' | 'challenge'
  id: string
  title: string
  shownOn: Date
  /** From 1 to 5, where what was shown says so. */
  level?: number
  checkedBy: 'server' | 'browser' | 'self'
}
