import type { TargetRole } from '@nextrung/contract/roles'
import { findSkills } from '../../text/find-skills.ts'
import { findSkillCandidates } from '../../text/skill-candidates.ts'
import { type Corrector, makeCorrector } from './correct-words.ts'
import { findRoleSpelling, listRoleWords } from './role-spellings.ts'

/** A role or a skill that a message names, and where. `role` is missing where no figures exist for it. */
export type Mention = { type: 'role' | 'skill'; name: string; role?: TargetRole; start: number; end: number }

const longestRole = 5

// Words of a field that mean something else beside these: "product manager's manager", "job security".
const notAfter: Readonly<Record<string, RegExp>> = {
  security: /(?:job|social|financial|more|some|feel|of|for)\s$/i,
  product: /(?:the|a|this|your|our|my|that|of|new|any|first|own|one)\s$/i,
  mobile: /(?:my|the|your|a|on)\s$/i,
  cloud: /(?:the|a|aws|google|azure)\s$/i,
  testing: /(?:i'm|am|are|is|for|of|in|unit|the|your|just|automated)\s$/i,
  analytics: /(?:google|career|the|my|your)\s$/i,
  cyber: /^$/,
}

let correct: Corrector | undefined

const findRoles = (message: string): Mention[] => {
  const words = [...message.matchAll(/[\p{L}\p{N}+#]+/gu)]
  const found: Mention[] = []
  correct ??= makeCorrector(listRoleWords())
  const spelled = words.map(([word]) => correct?.(word.toLowerCase()) ?? word)
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longestRole, words.length - at); length > 0; length -= 1) {
      const span = words.slice(at, at + length)
      const first = span[0]
      const last = span[length - 1]
      if (!first || !last) break
      const end = last.index + last[0].length
      if (/[?!;:,]/.test(message.slice(first.index, end))) continue
      const phrase = spelled.slice(at, at + length).join(' ')
      const spelling = findRoleSpelling(phrase)
      // One word alone that is off by a letter may be another word: "mobility", "projects".
      if (length === 1 && phrase !== first[0].toLowerCase()) continue
      if (!spelling || notAfter[phrase]?.test(message.slice(0, first.index))) continue
      found.push({ type: 'role', ...spelling, start: first.index, end })
      at += length - 1
      break
    }
  }
  return found
}

// After these words, a spelling that is also an everyday word is the skill: "learn react", "go vs rust".
const cue =
  /\b(?:learn(?:ing|ed|t)?|study(?:ing)?|know|knows|use|using|used|about|with|vs\.?|versus|or|than|take|choose|try|understand|master|practice|from|like|what is|what's|is|some|bit of|at|in|does|and for|abt)\s+$/i
const alone = /^\W*(?:(?:and|or|what about|how about|and for|so|ok|also)\s+)?(?:for\s+)?$/i
const everyday = new Set(['rest', 'it', 'make', 'path', 'time', 'work', 'chef', 'word', 'less', 'processing'])

const findNamedSkills = (message: string): Mention[] => {
  const sure = findSkills({ text: message })
  const found: Mention[] = sure.map(({ name, start, end }) => ({ type: 'skill', name, start, end }))
  for (const { entry, start, end } of findSkillCandidates(message)) {
    if (found.some((one) => start < one.end && one.start < end)) continue
    const text = message.slice(start, end).toLowerCase()
    if (!entry.need || everyday.has(text)) continue
    const before = message.slice(0, start)
    const after = message.slice(end)
    const isAsked =
      cue.test(before) || (alone.test(before) && /^\s*(?:\?|$|vs|or\b|and\b|instead)/i.test(after))
    if (isAsked && entry.need !== 'list') found.push({ type: 'skill', name: entry.skill.name, start, end })
    else if (isAsked && text.length <= 2 && /^\s*(?:\?|$|vs|or\b|and\b|instead|,|\.)/i.test(after))
      found.push({ type: 'skill', name: entry.skill.name, start, end })
  }
  return found.sort((one, other) => one.start - other.start)
}

/** The roles and skills that a message names, left to right. Of a role's name that holds a skill's, the role counts. */
export const findMentions = (message: string): Mention[] => {
  const roles = findRoles(message)
  const skills = findNamedSkills(message)
  const isInside = (inner: Mention, outer: Mention) => outer.start <= inner.start && inner.end <= outer.end
  const keptSkills = skills.filter((skill) => !roles.some((role) => isInside(skill, role)))
  const keptRoles = roles.filter(
    (role) => !keptSkills.some((skill) => role.start < skill.end && skill.start < role.end),
  )
  return [...keptRoles, ...keptSkills].sort((one, other) => one.start - other.start)
}

/** The message with its roles and skills replaced by one word for each, so that names never seen before are known. */
export const maskMentions = (message: string, mentions: readonly Mention[]): string => {
  let masked = ''
  let at = 0
  for (const { type, start, end } of mentions) {
    masked += `${message.slice(at, start)} ${type === 'role' ? 'zrole' : 'zskill'} `
    at = end
  }
  return masked + message.slice(at)
}
