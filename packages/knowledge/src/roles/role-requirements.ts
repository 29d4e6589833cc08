import type { TargetRole } from '@nextrung/contract/roles'

type RequiredSkill = {
  /** A name of the taxonomy. */
  skill: string
  /** 5: hardly an advertisement without it; 1: good to have among the rest. Our judgement, see `weightsBasis`. */
  weight: 1 | 2 | 3 | 4 | 5
  /** Names of the taxonomy of which any one does instead of `skill`. */
  anyOf?: readonly string[]
  /** Ids of `skillSources` that name the skill for this role; empty where the choice rests on judgement alone. */
  sources: readonly SkillSourceId[]
}

export type RoleRequirements = {
  role: TargetRole
  /** Titles as they stand in advertisements and resumes; a title may belong to two roles ("Web Developer"). */
  aliases: readonly string[]
  /** As used inside a sentence: "an experienced backend developer". */
  summaryNoun: string
  requiredSkills: readonly RequiredSkill[]
  niceSkills: readonly string[]
  /** Verbs (past tense) and nouns that mark a line of a resume as about this role's work. */
  keyActivities: readonly string[]
  /** The titles of the ladder, from the first step up. */
  seniorityTitles: readonly string[]
}

/** Where the named sources of required skills come from; every figure drawn from them must show its title. */
export const skillSources = {
  JOBADS_DE_REMOTE: 'Remote data engineering postings naming a skill (Barousse data-jobs set)',
  JOBADS_DE_US: 'US data job postings naming a skill (Barousse data-jobs set, 2023)',
  JOBADS_DEVOPS: 'DevOps, platform and cloud postings naming a tool (ingrid.fyi)',
  JOBADS_DEVOPS2: 'DevOps postings 2024-25 naming a technology (blog aggregate)',
  JOBADS_DS_GLOBAL: 'Data science postings worldwide naming a skill (Barousse data-jobs set)',
  JOBADS_PM: "Hard skills most requested of product managers (TrueUp via Lenny's Newsletter, Sep 2024)",
  ONET29: 'O*NET 29 technology skills, in demand or hot (USDOL/ETA, CC BY 4.0)',
  SO25_ALL: 'Stack Overflow Developer Survey 2025, all respondents (ODbL 1.0)',
  SO25_ROLE: 'Stack Overflow Developer Survey 2025, US respondents in the role (ODbL 1.0)',
} as const
type SkillSourceId = keyof typeof skillSources

/** What the weights rest on, as a sentence for a screen. */
export const weightsBasis =
  'Which skills a role asks for follows O*NET, the Stack Overflow Developer Survey 2025 and published counts of job postings where they cover it; the weights from 1 to 5 are our own judgement, not a measurement.'
