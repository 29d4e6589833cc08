import type { SkillLevel } from '@nextrung/contract/skill-levels'
import { hoursToLevel, levelHoursBasis, levelNames } from '@nextrung/knowledge/skill-levels'
import { findSkillByName } from '@nextrung/knowledge/skills'
import type { ProficiencyLevel } from './list-proficiency-levels.ts'

/** A level as stored; the operator may add one of their own. */
export type StoredLevel = Omit<ProficiencyLevel, 'level'> & {
  level: number
  setByOperatorAt: Date | null
}

const levelNumbers = [1, 2, 3, 4, 5] as const

const describeLevel = ({ level, skillName, learningResources, ...stored }: StoredLevel): SkillLevel => {
  const known = levelNumbers.find((one) => one === level)
  const hours = known && hoursToLevel(skillName, known)
  return {
    level,
    name: levelNames[level - 1] ?? '',
    description: stored.description,
    requiredCapabilities: stored.requiredCapabilities,
    suggestedProjects: stored.suggestedProjects,
    resources: learningResources.map(({ name, url, relatedTo }) => ({
      name,
      url,
      ...(relatedTo ? { relatedTo } : {}),
    })),
    ...(hours ? { hours } : {}),
    ...(stored.setByOperatorAt ? { setByOperatorAt: stored.setByOperatorAt.toISOString().slice(0, 10) } : {}),
  }
}

/** The name under which a skill's levels are stored. */
export const levelKey = (skill: string): string => findSkillByName(skill)?.name ?? skill

/** Stored levels from the lowest, with the usual hours and what those rest on. */
export const describeLevels = (
  rows: readonly StoredLevel[],
): { levels: SkillLevel[]; hoursBasis: string } => ({
  levels: [...rows].sort((a, b) => a.level - b.level).map(describeLevel),
  hoursBasis: levelHoursBasis,
})
