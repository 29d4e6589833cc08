import type { PathEvidenceKind } from '@nextrung/contract/career-path'
import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { impliedBy } from '@nextrung/knowledge/skill-relations'
import { z } from 'zod'
import { type HeldSkill, isShownAtWork, readHeldSkills } from './held-skills.ts'
import type { SkillMention } from './skill-mention.ts'
import { textAt } from './text-at.ts'

/**
 * How we know a skill: `work`, a job or project shows it; `resume`, another part of the resume names it; `shown`, a quiz,
 * an exercise or a challenge here shows it; `profile`; `course`, they finished a course on it; `marked`, they ticked it off on their learning path; `claimed`, named in the
 * request; `implied` by the skill in `through`.
 */
export type KnownSkill = {
  name: string
  grade: 'full' | 'partial'
  evidence: PathEvidenceKind
  /** For the evidence `resume`: the part that shows most of it. */
  place?: SkillMention['place']
  /** The person's own words, unless the skill is only implied. */
  words?: string
  /** The known skill that implies this one. */
  through?: string
}

export type SkillSources = {
  resume: ResumeDocument | undefined
  /** Entries of the profile's lists of skills and certificates, as written. */
  profile: { skills: readonly string[]; certificates: readonly string[] }
  /** What they showed here, and what finished courses and ticked milestones say they learned. */
  learned?: readonly LearnedSkill[] | undefined
  /** Entries that the person named just now; they count like the others but prove nothing. */
  claimed: readonly string[]
}

/** Something that they showed here, or say they learned. */
export const LearnedSkill = z.object({
  /** By taxonomy name. */
  skill: z.string(),
  kind: z.enum(['shown', 'course', 'marked']),
  grade: z.enum(['full', 'partial']),
  /** The title of the course or milestone, or what was shown and when. */
  words: z.string(),
})
export type LearnedSkill = z.output<typeof LearnedSkill>

const longestWords = 160

const shorten = (text: string): string =>
  text.length > longestWords ? `${text.slice(0, longestWords - 1).trimEnd()}…` : text

const asDocument = (skills: readonly string[], certificates: readonly string[] = []): ResumeDocument => ({
  ...emptyResume(),
  skills: [{ keywords: [...skills] }],
  certificates: certificates.map((name) => ({ name })),
})

// What was done shows more than what was studied, and that more than what is only named.
const placesByProof = [
  ['work', 'projects'],
  ['education', 'certificates'],
]

const bestMention = ({ mentions }: HeldSkill) =>
  placesByProof.flatMap((places) => mentions.find(({ place }) => places.includes(place)) ?? [])[0] ??
  mentions[0]

const readSource = (
  document: ResumeDocument,
  kind: 'resume' | 'profile' | 'claimed',
): Map<string, KnownSkill> => {
  const { full, partial } = readHeldSkills(document)
  const known = new Map<string, KnownSkill>()
  for (const [grade, skills] of [['full', full] as const, ['partial', partial] as const])
    for (const [name, held] of skills) {
      const mention = bestMention(held)
      const words = mention && shorten(textAt(document, mention.pointer) ?? mention.text)
      const evidence = kind === 'resume' && isShownAtWork(held) ? 'work' : kind
      const place = evidence === 'resume' && mention ? { place: mention.place } : {}
      known.set(name, { name, grade, evidence, ...place, ...(words ? { words } : {}) })
    }
  return known
}

/** Each skill once, the fullest first. */
const readLearned = (
  all: readonly LearnedSkill[],
  isWanted: (kind: LearnedSkill['kind']) => boolean,
): Map<string, KnownSkill> => {
  const learned = all.filter(({ kind }) => isWanted(kind))
  const fullestLast = [...learned].sort((a, b) => Number(a.grade === 'full') - Number(b.grade === 'full'))
  return new Map(
    fullestLast.map(({ skill, kind, grade, words }) => [
      skill,
      { name: skill, grade, evidence: kind, words: shorten(words) },
    ]),
  )
}

/** Adds what the skills imply, so React brings JavaScript. A skill known in part implies others in part. */
const withImplied = (known: Map<string, KnownSkill>): Map<string, KnownSkill> => {
  const all = new Map(known)
  const waiting = [...known.values()]
  for (let next = waiting.shift(); next; next = waiting.shift())
    for (const name of impliedBy(next.name)) {
      const had = all.get(name)
      if (had && (had.grade === 'full' || next.grade === 'partial')) continue
      const implied = { name, grade: next.grade, evidence: 'implied' as const, through: next.name }
      all.set(
        name,
        had && had.evidence !== 'implied' ? { ...had, grade: 'full', through: next.name } : implied,
      )
      waiting.push(implied)
    }
  return all
}

/**
 * Every skill we know a person to have, by taxonomy name, with the best evidence for it: the resume before what they
 * showed here before the profile before what they learned before a claim, fully known before partly known. What was
 * shown here also comes before a resume that only names the skill. Includes what these skills imply.
 */
export const readKnownSkills = ({
  resume,
  profile,
  learned = [],
  claimed,
}: SkillSources): Map<string, KnownSkill> => {
  const read = [
    resume ? readSource(resume, 'resume') : new Map<string, KnownSkill>(),
    readLearned(learned, (kind) => kind === 'shown'),
    readSource(asDocument(profile.skills, profile.certificates), 'profile'),
    readLearned(learned, (kind) => kind !== 'shown'),
    readSource(asDocument(claimed), 'claimed'),
  ]
  const known = new Map<string, KnownSkill>()
  for (const source of read)
    for (const [name, skill] of source) {
      const had = known.get(name)
      const isFuller = had?.grade === 'partial' && skill.grade === 'full'
      const isProven = had?.evidence === 'resume' && skill.evidence === 'shown' && skill.grade === 'full'
      // A claim repeats what our own answers showed, without the grade, so it raises none.
      if (!had || isProven || (isFuller && skill.evidence !== 'claimed')) known.set(name, skill)
    }
  return withImplied(known)
}
