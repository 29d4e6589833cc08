import type { TargetRole } from '@nextrung/contract/roles'
import type { Criterion } from './criterion-check.ts'

export const challengeDifficulties = ['beginner', 'intermediate', 'advanced'] as const

export const challengeTypes = [
  'project',
  'exercise',
  'debugging',
  'design',
  'analysis',
  'operations',
  'writing',
] as const

export type ChallengeResource = {
  title: string
  url: string
  type: 'documentation' | 'tutorial' | 'video' | 'article'
}

/** A piece of work that a person can do alone with free tools, and that leaves something to show. */
export type Challenge = {
  /** Stable: people's progress refers to it. */
  id: string
  title: string
  /** The situation, and what to deliver. */
  description: string
  difficulty: (typeof challengeDifficulties)[number]
  type: (typeof challengeTypes)[number]
  /** The hours as a person would say them. */
  estimatedTime: string
  /** Our judgment, for a person who has the level of the challenge. */
  hours: { from: number; to: number }
  /** Names of the taxonomy; the first is the one that the challenge shows best. */
  skills: string[]
  roles: TargetRole[]
  learningObjectives: string[]
  /** In the order in which they are done; each ends with "Result:" and what comes out of it. */
  steps: string[]
  /** Each can be checked by looking or by running something; some by a program, from what the person pastes. */
  acceptanceCriteria: Criterion[]
  resources: ChallengeResource[]
}
