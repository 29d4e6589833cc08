import { withoutDates } from '../../text/dates-in-text.ts'
import { findSkills } from '../../text/find-skills.ts'
import { quantitiesIn } from '../../text/quantities.ts'
import { stemsOf } from '../../text/stems.ts'
import type { RoleNeeds } from './role-needs.ts'

/** Words that signal a result; with a number they make the strongest lines. */
const outcomePattern =
  /\b(?:reduc|decreas|lower|cut|sav|increas|improv|boost|grew|rais|accelerat|speed|sped|shorten|eliminat|prevent|halv|doubl|tripl|achiev|result|so that|faster|fewer|less\b|more than|won\b|awarded|zero|without downtime)/i

const hasNumber = (text: string): boolean => quantitiesIn(withoutDates(text)).length > 0

export const hasOutcome = (text: string): boolean => hasNumber(text) || outcomePattern.test(text)

/** The role's skills that a text names, each once, strongest first. */
export const roleSkillsIn = (text: string, needs: RoleNeeds): string[] => {
  const named = new Set(findSkills({ text, inSkillsSection: true }).map(({ name }) => name))
  return [...needs.skills.keys()].filter((skill) => named.has(skill))
}

const activityShare = (text: string, activities: Set<string>): number => {
  const shared = [...stemsOf(text)].filter((word) => activities.has(word)).length
  return Math.min(shared, 4) * 0.1
}

/**
 * A text's relevance to the role, from 0 up: weights of its skills, similarity to the role's work, a stated result.
 */
export const relevanceFor = (text: string, needs: RoleNeeds): number => {
  const skills = roleSkillsIn(text, needs).reduce((sum, skill) => sum + (needs.skills.get(skill) ?? 0), 0)
  const result = hasNumber(text) ? 0.3 : outcomePattern.test(text) ? 0.15 : 0
  return skills + activityShare(text, needs.activities) + result
}
