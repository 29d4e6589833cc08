import type { TargetRole } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'

/** The skills of a role, whose quizzes have its technical multiple-choice questions. */
export const quizSkillsOf = (role: TargetRole): string[] => [
  ...new Set(getRole(role).requiredSkills.flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf])),
]
