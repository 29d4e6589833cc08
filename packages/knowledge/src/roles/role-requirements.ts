import type { TargetRole } from '@nextrung/contract/roles'

export type RequiredSkill = {
  /** A skill name from the taxonomy. */
  skill: string
  /** From 5, among the most asked for in this role, to 1, seldom named; `docs/role-weights.md` has the rule. */
  weight: 1 | 2 | 3 | 4 | 5
  /** What we judged the weight to be before postings were counted. */
  formerWeight: 1 | 2 | 3 | 4 | 5
  /** Whether the weight follows the share of postings that name the skill, or our judgement. */
  weightBasis: 'measured' | 'judgement'
  /** Skill names from the taxonomy, any of which can replace `skill`. */
  anyOf?: readonly string[]
  /** Ids of the `skillSources` that list the skill for this role; empty if the choice is our judgement alone. */
  sources: readonly SkillSourceId[]
}

export type RoleRequirements = {
  role: TargetRole
  /** Titles used in job ads and resumes; a title may belong to two roles ("Web Developer"). */
  aliases: readonly string[]
  /** As used inside a sentence: "an experienced backend developer". */
  summaryNoun: string
  requiredSkills: readonly RequiredSkill[]
  niceSkills: readonly string[]
  /** Verbs (past tense) and nouns that show a resume line is about this role's work. */
  keyActivities: readonly string[]
  /** The titles of the career ladder, from the bottom up. */
  seniorityTitles: readonly string[]
}

/** The sources of required skills; every figure based on one must show its title. */
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

/** Where the weights come from, as a sentence to show. */
export const weightsBasis =
  'Which skills a role asks for follows O*NET, the Stack Overflow Developer Survey 2025 and published counts of job postings where they cover it. For eight roles, the weights from 1 to 5 follow how many of the postings we counted name each skill (2022 to 2026, a convenience sample from several countries); for the other nine, too few postings were counted and the weights are our own judgement.'
