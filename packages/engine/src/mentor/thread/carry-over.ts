import type { MentorKind } from '@nextrung/knowledge/mentor/mentor-kind'
import type { MentorTurn } from '../mentor-turn.ts'
import type { Mentioned } from '../understand/mentioned.ts'

const turnsRemembered = 3
const pointing = /\b(?:it|that|this|them|there|those|one|these|same)\b/i

const isComparing = ({ needs }: MentorKind): boolean =>
  needs.includes('secondRole') || needs.includes('secondSkill')

/** What the last turns were about, the latest first. */
const recentMentions = (thread: readonly MentorTurn[]): Mentioned[] =>
  thread
    .slice(-turnsRemembered)
    .reverse()
    .map(({ mentioned }) => mentioned)

/**
 * Adds what a message points to without naming it: "how long does it take to learn it" is about the last skill.
 * A role goes on counting while the talk points to it, a skill only if the kind is about a skill.
 */
export const carryOver = (
  input: { kind: MentorKind | undefined; message: string; mentioned: Mentioned },
  thread: readonly MentorTurn[],
): Mentioned => {
  const { kind, message, mentioned } = input
  // "Which pays better?" compares what was compared.
  if (!kind || !(pointing.test(message) || isComparing(kind))) return mentioned
  const recent = recentMentions(thread)
  const needs = (need: MentorKind['needs'][number]) => kind.needs.includes(need)
  const isBare = mentioned.roles.length + mentioned.otherRoles.length + mentioned.skills.length === 0
  if (!isBare) return mentioned
  const ofSkill = needs('skill') ? recent.find(({ skills }) => skills.length > 0) : undefined
  const ofRole = needs('role') ? recent.find(({ roles }) => roles.length > 0) : undefined
  return {
    ...mentioned,
    ...(ofSkill && { skills: needs('secondSkill') ? ofSkill.skills : ofSkill.skills.slice(0, 1) }),
    ...(ofRole && !ofSkill && { roles: needs('secondRole') ? ofRole.roles : ofRole.roles.slice(0, 1) }),
  }
}
