import { sameKind, sharedIdeas } from './relations/alternatives.ts'
import { furtherImplications, notSurely } from './relations/implications.ts'
import { measuredAlternatives } from './relations/measured-alternatives.ts'
import type { PrerequisiteTable } from './relations/prerequisite.ts'
import { backend } from './relations/prerequisites/backend.ts'
import { cloud } from './relations/prerequisites/cloud.ts'
import { data } from './relations/prerequisites/data.ts'
import { infrastructure } from './relations/prerequisites/infrastructure.ts'
import { mobile } from './relations/prerequisites/mobile.ts'
import { peopleAndProduct } from './relations/prerequisites/people-and-product.ts'
import { programming } from './relations/prerequisites/programming.ts'
import { security } from './relations/prerequisites/security.ts'
import { web } from './relations/prerequisites/web.ts'
import { furtherWholes } from './relations/wholes.ts'
import type { Skill } from './skills/skill.ts'
import { findSkillByName, skills } from './skills.ts'
import type { SourceId } from './sources.ts'

/** One thing to know first: `skill`, or any of `anyOf` in its place. */
export type Prerequisite = {
  skill: string
  anyOf?: readonly string[]
  /** One sentence to a learner. */
  why: string
  source: 'editorial' | SourceId
}

/**
 * `same kind`: does the same job, so that who knows one learns the other quickly;
 * `shared ideas`: knowing one helps with the other, but does not replace it.
 */
export type SimilarSkill = {
  skill: string
  likeness: 'same kind' | 'shared ideas'
  source: 'editorial' | SourceId
}

/** The tables of prerequisites by field; no skill is in two of them. */
export const prerequisiteTables: readonly PrerequisiteTable[] = [
  programming,
  web,
  backend,
  infrastructure,
  cloud,
  data,
  security,
  mobile,
  peopleAndProduct,
]

const prerequisites = new Map<string, readonly Prerequisite[]>(
  prerequisiteTables.flatMap((table) =>
    Object.entries(table).map(([skill, list]): [string, readonly Prerequisite[]] => [
      skill,
      list.map((one) => ({ source: 'editorial', ...one })),
    ]),
  ),
)

const nothing: readonly never[] = []

/**
 * What to learn directly before the skill; all entries are needed, each of them in any of its variants. Empty for
 * skills to start from and for skills that no role asks for. There are no circles, variants included. `source` is
 * what was measured (most postings that name the skill name the other, too); the choice is always ours.
 */
export const prerequisitesOf = (skill: string): readonly Prerequisite[] => prerequisites.get(skill) ?? nothing

const isPart = ({ kind }: Skill, whole: Skill): boolean =>
  (kind === 'cloud' && whole.kind === 'platform') ||
  (['concept', 'practice', 'protocol'].includes(kind) &&
    ['concept', 'practice', 'protocol'].includes(whole.kind))

const wholes = new Map<string, readonly string[]>(
  skills.map((skill) => {
    const broader = (skill.broader ?? []).filter((name) => {
      const whole = findSkillByName(name)
      return whole !== undefined && isPart(skill, whole)
    })
    return [skill.name, [...new Set([...broader, ...(furtherWholes[skill.name] ?? [])])]]
  }),
)

const parts = Map.groupBy(
  [...wholes].flatMap(([part, wholesOfPart]) => wholesOfPart.map((whole) => ({ part, whole }))),
  ({ whole }) => whole,
)

/** The direct parts of the skill, in the order of the taxonomy: Amazon S3 of AWS, deep learning of machine learning. */
export const partsOf = (skill: string): readonly string[] => (parts.get(skill) ?? []).map(({ part }) => part)

const pairKey = (a: string, b: string): string => [a, b].sort().join(' ~ ')
const measuredPairs = new Set(measuredAlternatives.map(([a, b]) => pairKey(a, b)))

const similar = new Map<string, SimilarSkill[]>()
const addSimilar = (from: string, to: string, likeness: SimilarSkill['likeness']): void => {
  const known = similar.get(from) ?? []
  if (known.some(({ skill }) => skill === to)) return
  const source = measuredPairs.has(pairKey(from, to)) ? 'POSTINGS' : 'editorial'
  similar.set(from, [...known, { skill: to, likeness, source }])
}
for (const line of sameKind) {
  for (const from of line) for (const to of line) if (from !== to) addSimilar(from, to, 'same kind')
}
for (const [a, b] of sharedIdeas) {
  addSimilar(a, b, 'shared ideas')
  addSimilar(b, a, 'shared ideas')
}

/**
 * Skills like this one, alternatives first; likeness goes both ways. `POSTINGS` means that postings also name the two
 * together far more often than chance would.
 */
export const similarTo = (skill: string): readonly SimilarSkill[] => similar.get(skill) ?? nothing

// Maps, because a resume may name a "constructor".
const doubtful = new Map(Object.entries(notSurely))
const implications = new Map(Object.entries(furtherImplications))

const directlyImplied = (name: string): readonly string[] => {
  const doubted = doubtful.get(name) ?? nothing
  const broader = (findSkillByName(name)?.broader ?? nothing).filter((wider) => !doubted.includes(wider))
  return [...broader, ...(implications.get(name) ?? nothing)]
}

/**
 * Every skill that a person surely has who has this one, nearest first and without the skill itself: Next.js implies
 * React, JavaScript and HTML. Follows implications to their end.
 */
export const impliedBy = (skill: string): readonly string[] => {
  const found = new Set<string>([skill])
  for (const name of found) for (const implied of directlyImplied(name)) found.add(implied)
  found.delete(skill)
  return [...found]
}
