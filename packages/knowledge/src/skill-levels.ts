import { type Hours, usableHours } from './learning-hours.ts'
import { architectureLevels } from './skills/levels/architecture.ts'
import { backendLevels } from './skills/levels/backend.ts'
import { cloudLevels } from './skills/levels/cloud.ts'
import { dataLevels } from './skills/levels/data.ts'
import { databasesLevels } from './skills/levels/databases.ts'
import { infrastructureLevels } from './skills/levels/infrastructure.ts'
import type { LevelTable, LevelText } from './skills/levels/level.ts'
import { machineLearningLevels } from './skills/levels/machine-learning.ts'
import { mobileLevels } from './skills/levels/mobile.ts'
import { observabilityLevels } from './skills/levels/observability.ts'
import { peopleLevels } from './skills/levels/people.ts'
import { productLevels } from './skills/levels/product.ts'
import { programmingLevels } from './skills/levels/programming.ts'
import { projectLevels } from './skills/levels/project.ts'
import { securityLevels } from './skills/levels/security.ts'
import { webLevels } from './skills/levels/web.ts'
import { findSkillByName } from './skills.ts'

export type LevelNumber = 1 | 2 | 3 | 4 | 5
export type SkillLevel = LevelText & { readonly level: LevelNumber }

/** The names of the levels 1 to 5. At level 3, a person does ordinary work with the skill alone. */
export const levelNames = ['Aware', 'Beginner', 'Independent', 'Advanced', 'Expert'] as const

/** By field, so that a skill's levels are easy to find and to review. */
export const levelTables: readonly LevelTable[] = [
  architectureLevels,
  cloudLevels,
  infrastructureLevels,
  mobileLevels,
  observabilityLevels,
  peopleLevels,
  productLevels,
  projectLevels,
  securityLevels,
  programmingLevels,
  webLevels,
  backendLevels,
  databasesLevels,
  dataLevels,
  machineLearningLevels,
]

const byName = new Map<string, readonly SkillLevel[]>(
  levelTables
    .flatMap((table) => Object.entries(table))
    .map(([name, [aware, beginner, independent, advanced, expert]]) => [
      name,
      [
        { level: 1, ...aware },
        { level: 2, ...beginner },
        { level: 3, ...independent },
        { level: 4, ...advanced },
        { level: 5, ...expert },
      ],
    ]),
)

/** The five levels of a skill from the lowest, by its name or an alias; empty if none are written for it. */
export const levelsOf = (skill: string): readonly SkillLevel[] =>
  byName.get(findSkillByName(skill)?.name ?? skill) ?? []

type Share = { readonly from: number; readonly to: number }
// Level 4 takes several projects at work after level 3, so its range is wide. Level 5 depends on what a person has been
// through, not on hours.
const shareOfUsable: Readonly<Record<LevelNumber, Share | undefined>> = {
  1: { from: 0.1, to: 0.15 },
  2: { from: 0.4, to: 0.5 },
  3: { from: 1, to: 1 },
  4: { from: 4, to: 10 },
  5: undefined,
}

/**
 * Whole hours from the start to a level, for a person who knows what comes before the skill. `undefined` where hours
 * say nothing: at level 5, at level 4 of a practice (it needs occasions at work), and for a skill we do not know.
 */
export const hoursToLevel = (skill: string, level: LevelNumber): Hours | undefined => {
  const known = findSkillByName(skill)
  const share = shareOfUsable[level]
  if (!known || !share || (level === 4 && known.kind === 'practice')) return undefined
  const usable = usableHours(known.name)
  const hours = (end: number, part: number): number => Math.max(1, Math.round(end * part))
  return { from: hours(usable.from, share.from), to: hours(usable.to, share.to) }
}

/** What the hours to a level rest on, as sentences to show. */
export const levelHoursBasis =
  'The hours to each level are our judgement, not a measurement. Level 3 is when you can use the skill at work; we count about a tenth of those hours for level 1 and a little under half for level 2. Level 4 comes mostly from work, so its range is wide, and for level 5 we give no hours, because experience decides.'
