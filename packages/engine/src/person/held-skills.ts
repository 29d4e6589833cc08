import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { SkillMention } from './skill-mention.ts'
import { readSkillMentions } from './skill-mentions.ts'

/** A skill with all its evidence, in resume order; never empty. */
export type HeldSkill = { name: string; mentions: SkillMention[] }

export type HeldSkills = {
  /** By taxonomy name. */
  full: ReadonlyMap<string, HeldSkill>
  /** Known but not mastered: basics, still being learned, a certificate in progress. Disjoint from `full`. */
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
 * The skills a person holds according to their resume: the single source for the score, the suggestions, the skills
 * list and the LinkedIn texts. One full mention is enough, even if others say "basic". Skills implied by other skills
 * are not added here: see `withBroader`.
 */
export const readHeldSkills = (document: ResumeDocument): HeldSkills => {
  const mentions = readSkillMentions(document)
  const full = collect(mentions.filter(({ grade }) => grade === 'full'))
  const partial = collect(mentions.filter(({ name, grade }) => grade === 'partial' && !full.has(name)))
  return { full, partial }
}

/** Whether a job or project shows the skill, not just a list. */
export const isShownAtWork = ({ mentions }: HeldSkill): boolean =>
  mentions.some(({ place }) => place === 'work' || place === 'projects')

/** The person's own lists first, in their order; then the rest. */
export const byListFirst = (held: Iterable<HeldSkill>): HeldSkill[] =>
  [...held].sort((a, b) => listPlace(a) - listPlace(b))

const keywordsPerGroup = 10_000

const listPlace = ({ mentions }: HeldSkill): number => {
  const listed = mentions.find(({ place }) => place === 'list')
  const [, group, keyword] = /^\/skills\/(\d+)\/keywords\/(\d+)$/.exec(listed?.pointer ?? '') ?? []
  return group === undefined ? Number.MAX_SAFE_INTEGER : Number(group) * keywordsPerGroup + Number(keyword)
}
