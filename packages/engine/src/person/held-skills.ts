import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { SkillMention } from './skill-mention.ts'
import { readSkillMentions } from './skill-mentions.ts'

/** A skill with every place that carries it, in the order of the resume; never without one. */
export type HeldSkill = { name: string; mentions: SkillMention[] }

export type HeldSkills = {
  /** By name of the taxonomy. */
  full: ReadonlyMap<string, HeldSkill>
  /** Met, and not mastered: basics, still being learned, a certificate in progress. None of `full`. */
  partial: ReadonlyMap<string, HeldSkill>
}

const collect = (mentions: readonly SkillMention[]): Map<string, HeldSkill> => {
  const byName = new Map<string, HeldSkill>()
  for (const mention of mentions) {
    const held = byName.get(mention.name)
    if (held) held.mentions.push(mention)
    else byName.set(mention.name, { name: mention.name, mentions: [mention] })
  }
  return byName
}

/**
 * Which skills a person holds by their resume: the one answer for the score, the suggestions, the list of skills and
 * the texts for LinkedIn. One place that says it in full is enough, whatever else says "basic". Nothing is concluded
 * from other skills here: see `withBroader`.
 */
export const readHeldSkills = (document: ResumeDocument): HeldSkills => {
  const mentions = readSkillMentions(document)
  const full = collect(mentions.filter(({ grade }) => grade === 'full'))
  const partial = collect(mentions.filter(({ name, grade }) => grade === 'partial' && !full.has(name)))
  return { full, partial }
}

/** Whether a job or a project shows the skill, and not a list alone. */
export const isShownAtWork = ({ mentions }: HeldSkill): boolean =>
  mentions.some(({ place }) => place === 'work' || place === 'projects')

/** What the person lists themselves first, in the order of their lists; then the rest. */
export const byListFirst = (held: Iterable<HeldSkill>): HeldSkill[] =>
  [...held].sort((a, b) => listPlace(a) - listPlace(b))

const keywordsPerGroup = 10_000

const listPlace = ({ mentions }: HeldSkill): number => {
  const listed = mentions.find(({ place }) => place === 'list')
  const [, group, keyword] = /^\/skills\/(\d+)\/keywords\/(\d+)$/.exec(listed?.pointer ?? '') ?? []
  return group === undefined ? Number.MAX_SAFE_INTEGER : Number(group) * keywordsPerGroup + Number(keyword)
}
