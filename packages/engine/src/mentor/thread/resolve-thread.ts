import { findMentorKind } from '@nextrung/knowledge/mentor'
import type { Angle, MentorTurn } from '../mentor-turn.ts'
import type { Mentioned } from '../understand/mentioned.ts'
import { findCountedThing } from './counted-thing.ts'

/** What a message means in its conversation: another kind, what it is about, or another message in its place. */
export type Resolved = { kind?: string; mentioned?: Mentioned; angle?: Angle; message?: string }

type Said = { message: string; kind: string; mentioned: Mentioned; thread: readonly MentorTurn[] }

const hasTopic = (kind: string | undefined): kind is string =>
  kind !== undefined && !/^(?:thread|talk|boundary)\./.test(kind)

const lastTopic = (thread: readonly MentorTurn[]): (MentorTurn & { kind: string }) | undefined => {
  const turn = thread.slice(-4).findLast(({ kind }) => hasTopic(kind))
  return turn?.kind === undefined ? undefined : { ...turn, kind: turn.kind }
}

const pickWith = (mentioned: Mentioned): 'role' | 'skill' | undefined => {
  if (mentioned.roles.length + mentioned.otherRoles.length > 0) return 'role'
  return mentioned.skills.length > 0 ? 'skill' : undefined
}

const sameForOther = ({ mentioned, thread }: Said): Resolved | undefined => {
  const type = pickWith(mentioned)
  const last = lastTopic(thread)
  if (!type) return last && { kind: last.kind, mentioned: last.mentioned, angle: 'more' }
  const needs = last ? (findMentorKind(last.kind)?.needs ?? []) : []
  if (last && needs.includes(type === 'role' ? 'secondRole' : 'secondSkill')) {
    const roles = [...last.mentioned.roles.slice(0, 1), ...mentioned.roles]
    const skills = [...last.mentioned.skills.slice(0, 1), ...mentioned.skills]
    return { kind: last.kind, mentioned: { ...mentioned, roles, skills } }
  }
  if (last && (needs.includes(type) || (type === 'role' && needs.length === 0)))
    return { kind: last.kind, mentioned }
  return { kind: type === 'role' ? 'market.named-role' : 'skills.explain', mentioned }
}

const durationOf = ({ mentioned, thread }: Said): Resolved => {
  const turn = thread.at(-1)
  const about = pickWith(mentioned) ? mentioned : (turn?.mentioned ?? mentioned)
  if (about.skills.length > 0) return { kind: 'skills.how-long', mentioned: about }
  if (about.roles.length > 0) return { kind: 'change.how-long', mentioned: about }
  return { kind: 'plan.duration', mentioned: about }
}

const countedOf = (said: Said): Resolved | undefined => {
  const thing = findCountedThing(said.message, said.thread)
  if (!thing) return undefined
  if (thing.type === 'message') return { message: thing.name }
  const isHowLong = /\bhow (?:long|much time|many (?:weeks|months|hours))\b/i.test(said.message)
  const isHow = /\bhow (?:do|can|should|would|to)\b/i.test(said.message)
  const isWhy = /\bwhy\b|\bwhat for\b|\bneed\b|\bworth\b/i.test(said.message)
  if (thing.type === 'skill') {
    const kind = isHowLong ? 'how-long' : isHow ? 'how' : isWhy ? 'worth' : 'explain'
    return { kind: `skills.${kind}`, mentioned: { ...said.mentioned, skills: [thing.name] } }
  }
  const roles = said.mentioned.roles.length > 0 ? said.mentioned.roles : []
  return { kind: 'market.named-role', mentioned: { ...said.mentioned, roles } }
}

const angles: Readonly<Record<string, Angle>> = {
  'thread.why': 'why',
  'thread.more': 'more',
  'thread.example': 'example',
  'thread.repeat': 'simpler',
  'thread.shorter': 'shorter',
  'thread.sure': 'source',
}

const angleOf = (said: Said): Resolved | undefined => {
  const angle = angles[said.kind]
  const last = lastTopic(said.thread.slice(-2))
  if (!angle || !last) return undefined
  const isAboutOther = pickWith(said.mentioned) !== undefined
  // Where figures come from has its own answer, with the sources in it.
  if (angle === 'source') return { mentioned: isAboutOther ? said.mentioned : last.mentioned }
  if (isAboutOther && angle === 'why' && said.mentioned.skills.length > 0) return { kind: 'skills.worth' }
  return { kind: last.kind, angle, mentioned: isAboutOther ? said.mentioned : last.mentioned }
}

/** "No, I meant backend, not frontend": the last question again, about what was meant. */
const correctedOf = (said: Said): Resolved | undefined => {
  const last = lastTopic(said.thread.slice(-2))
  const meant =
    /\b(?:i\s+(?:mean|meant)|not)\b/i.test(said.message) && /\b(?:mean|meant)\b/i.test(said.message)
  if (!last || !meant || !pickWith(said.mentioned)) return undefined
  const { roles, skills } = said.mentioned
  const denied = / not ([^,.]*)$/i.exec(said.message)?.[1]?.toLowerCase() ?? ''
  const isDenied = (name: string) =>
    denied !== '' && denied.includes(name.toLowerCase().split(' ')[0] ?? name)
  const kept = {
    ...said.mentioned,
    roles: roles.filter((role) => !isDenied(role)),
    skills: skills.filter((skill) => !isDenied(skill)),
  }
  return { kind: last.kind, mentioned: kept }
}

/** Resolves a message that only makes sense after what was said before; undefined if it stands for itself. */
export const resolveThread = (said: Said): Resolved | undefined => {
  if (said.thread.length === 0) return undefined
  if (said.kind === 'thread.and-for') return sameForOther(said)
  if (said.kind === 'thread.how-long') return durationOf(said)
  if (said.kind === 'thread.second') return countedOf(said)
  if (said.kind === 'thread.cheaper') return { kind: 'plan.cheaper' }
  if (said.kind === 'talk.correction') return correctedOf(said)
  if (said.kind === 'talk.yes') {
    const first = said.thread.at(-1)?.listed.find(({ type }) => type === 'message')
    return first && { message: first.name }
  }
  return angleOf(said)
}
