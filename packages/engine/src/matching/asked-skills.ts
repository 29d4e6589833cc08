import type { Advertisement } from '@nextrung/contract/advertisement'
import { getRole } from '@nextrung/knowledge/roles'
import { similarTo } from '@nextrung/knowledge/skill-relations'
import type { KnownSkill } from '../person/known-skills.ts'
import type { Candidate } from './candidate.ts'
import type { MatchedSkill } from './job-match.ts'

/** A skill that is asked for, and how far the person covers it, from 0 to 1. */
export type AskedSkill = MatchedSkill & { share: number }

// What was done at work counts most; what is only said or follows from another skill counts less.
const evidenceShare = {
  work: 1,
  resume: 0.9,
  shown: 0.9,
  profile: 0.85,
  course: 0.75,
  marked: 0.6,
  claimed: 0.6,
  implied: 0.8,
} as const
const partlyShare = 0.5
const similarShare = { 'same kind': 0.55, 'shared ideas': 0.35 } as const

const shareOf = ({ grade, evidence }: KnownSkill): number =>
  evidenceShare[evidence] * (grade === 'full' ? 1 : partlyShare)

const bestSimilar = (name: string, known: Candidate['known']): AskedSkill | undefined =>
  similarTo(name)
    .flatMap(({ skill, likeness }) => {
      const had = known.get(skill)
      return had ? [{ had, share: shareOf(had) * similarShare[likeness] }] : []
    })
    .sort((a, b) => b.share - a.share)
    .map(({ had, share }) => ({
      skill: name,
      held: 'similar' as const,
      through: had.name,
      ...(had.words ? { words: had.words } : {}),
      share,
    }))[0]

const compare = (name: string, known: Candidate['known']): AskedSkill => {
  const had = known.get(name)
  if (!had) return bestSimilar(name, known) ?? { skill: name, held: 'no', share: 0 }
  return {
    skill: name,
    held: had.grade === 'full' ? 'full' : 'part',
    share: shareOf(had),
    ...(had.words ? { words: had.words } : {}),
    ...(had.through ? { through: had.through } : {}),
  }
}

const mustOfRole = ({ role }: Advertisement): string[] =>
  role ? getRole(role).requiredSkills.map(({ skill }) => skill) : []

/**
 * What an advertisement requires and would like, each with what the person has for it. If it names no skill at all,
 * the usual ones of its role stand in (`fromRole`).
 */
export const readAskedSkills = (
  { known }: Candidate,
  advertisement: Advertisement,
): { required: AskedSkill[]; nice: AskedSkill[]; fromRole: boolean } => {
  const named = (kind: 'must' | 'nice') => [
    ...new Set(advertisement.skills.filter((skill) => skill.kind === kind).map(({ name }) => name)),
  ]
  const must = named('must')
  const nice = named('nice').filter((name) => !must.includes(name))
  const fromRole = must.length === 0
  const all = (names: readonly string[]) => names.map((name) => compare(name, known))
  return { required: all(fromRole ? mustOfRole(advertisement) : must), nice: all(nice), fromRole }
}
