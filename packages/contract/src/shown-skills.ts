/**
 * Something a person has shown here. `checkedBy` says who checked it: our server, the person's own browser, or the
 * person themselves. `level` is that of an assessment, from 1 to 5.
 */
export type ShownSkill = {
  skill: string
  kind: 'assessment' | 'exercise' | 'challenge'
  id: string
  title: string
  shownOn: Date
  level?: number
  checkedBy: 'server' | 'browser' | 'self'
}
