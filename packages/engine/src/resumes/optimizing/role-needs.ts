import type { TargetRole } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { genericTitleWords } from '@nextrung/knowledge/words/small-words'
import { withBroader } from '../../person/broader-skills.ts'
import type { Requirement } from '../../person/unmet-requirements.ts'
import { canonicalSkill, findSkills } from '../../text/find-skills.ts'
import { stem, wordsOf } from '../../text/stems.ts'
import type { Wishes } from '../wish-model/wish.ts'

/** The target role's requirements, prepared for comparison with a resume. */
export type RoleNeeds = {
  role: TargetRole
  /** The role's name for use in a sentence: "security engineer". */
  noun: string
  /** Weight from 0 to 1 by canonical skill, strongest first; an alternative counts like the skill it replaces. */
  skills: Map<string, number>
  /** Each required skill with its alternatives, strongest first. */
  required: Requirement[]
  /** Stems of the words typical of this kind of work. */
  activities: Set<string>
  /** The role's job titles, in lower case. */
  titles: string[]
}

const niceWeight = 0.15

/** The role's requirements; undefined without a role. */
export const findRoleNeeds = (role: TargetRole | undefined): RoleNeeds | undefined => {
  if (!role) return undefined
  const { summaryNoun, requiredSkills, niceSkills, keyActivities, aliases, seniorityTitles } = getRole(role)
  const weights = new Map<string, number>()
  const raise = (skill: string, weight: number): void => {
    weights.set(skill, Math.max(weights.get(skill) ?? 0, weight))
  }
  for (const { skill, weight, anyOf = [] } of requiredSkills)
    for (const name of [skill, ...anyOf]) raise(name, weight / 5)
  for (const skill of niceSkills) raise(skill, niceWeight)
  return {
    role,
    noun: summaryNoun,
    skills: new Map([...weights].sort((a, b) => b[1] - a[1])),
    required: requiredSkills
      .map(({ skill, weight, anyOf = [] }) => ({ skill, weight, alternatives: [...anyOf] }))
      .sort((a, b) => b.weight - a.weight),
    activities: new Set(keyActivities.flatMap((activity) => wordsOf(activity).map(stem))),
    titles: [role, ...aliases, ...seniorityTitles].map((title) => title.toLowerCase()),
  }
}

const generic = new Set(genericTitleWords)

/** Whether a held title is one of the role's or shares the word that names its field ("security", "data"). */
export const isTitleOfRole = (title: string, needs: RoleNeeds): boolean => {
  const lower = title.toLowerCase()
  if (needs.titles.some((known) => lower.includes(known))) return true
  const field = new Set(wordsOf(`${needs.role} ${needs.noun}`).filter((word) => !generic.has(word)))
  return wordsOf(lower).some((word) => field.has(word))
}

/** Whether a certificate covers a skill of the role or names its field ("Security+" for security). */
export const isCertificateOfRole = (name: string, needs: RoleNeeds): boolean => {
  const touched = withBroader(findSkills({ text: name, inSkillsSection: true }).map((skill) => skill.name))
  const field = new Set(wordsOf(needs.noun).filter((word) => !generic.has(word)))
  return (
    [...touched].some((skill) => needs.skills.has(skill)) ||
    wordsOf(name.replace(/\+/g, ' ')).some((word) => field.has(word))
  )
}

/** Ranks the skills that the person wants emphasised above all others. */
export const withEmphasisedSkills = (needs: RoleNeeds, { emphasise = [] }: Wishes): RoleNeeds => {
  const wished = emphasise.flatMap((target, at) => {
    const words = target.kind === 'skill' ? target.name : target.kind === 'topic' ? target.words : ''
    return findSkillByName(words) ? [[canonicalSkill(words), 100 - at] as const] : []
  })
  // A Map keeps the last value of a key.
  const weights = new Map([...needs.skills, ...wished])
  return { ...needs, skills: new Map([...weights].sort((a, b) => b[1] - a[1])) }
}
