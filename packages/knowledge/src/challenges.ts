import type { TargetRole } from '@nextrung/contract/roles'

export type Challenge = {
  id: string
  title: string
  description: string
  difficulty: 'beginner' | 'intermediate' | 'advanced'
  type: 'project' | 'exercise' | 'debugging' | 'design' | 'analysis' | 'operations' | 'writing'
  estimatedTime: string
  hours: { from: number; to: number }
  skills: readonly string[]
  roles: readonly TargetRole[]
  learningObjectives: readonly string[]
  steps: readonly string[]
  acceptanceCriteria: readonly string[]
  resources: readonly {
    title: string
    url: string
    type: 'documentation' | 'tutorial' | 'video' | 'article'
  }[]
}
export const challenges: readonly Challenge[] = []
export const challengesFor = (role: TargetRole): readonly Challenge[] =>
  challenges.filter(({ roles }) => roles.includes(role))
export const findChallenge = (id: string): Challenge | undefined => challenges.find((one) => one.id === id)
