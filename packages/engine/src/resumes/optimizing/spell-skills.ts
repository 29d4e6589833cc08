import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import { findSkills } from '../../text/find-skills.ts'
import { isSameSkillSpelling } from '../../text/same-skill.ts'
import { getSkillIndex } from '../../text/skill-index.ts'

const namedKinds = new Set([
  'language',
  'framework',
  'library',
  'database',
  'platform',
  'cloud',
  'tool',
  'operating-system',
])

const isAcronym = (text: string): boolean => /^\p{Lu}{2,}\d*$/u.test(text)

const letterCases = (words: string): Set<string> =>
  new Set(
    words
      .split(/[\s-]+/)
      .map((word) =>
        /^\p{Lu}[\p{Lu}\d]+$/u.test(word) ? 'upper' : /^\p{Lu}/u.test(word) ? 'title' : 'lower',
      ),
  )

/** "Microsoft project" may be a project; words in the same letter case are certainly one name. */
const isOneName = (written: string): boolean => !/[:;,()|]/.test(written) && letterCases(written).size === 1

const losesCapital = (written: string, by: string): boolean =>
  /^\p{Lu}\p{Ll}|\s\p{Lu}\p{Ll}/u.test(written) && /^\p{Ll}|\s\p{Ll}/u.test(by)

/** A skill's official spelling at one place in a text; unchanged if uncertain. */
const spelled = (written: string): string => {
  const entry = getSkillIndex().byKey.get(spellingKey(written))
  if (!entry || !namedKinds.has(entry.skill.kind)) return written
  const { skill, spelling, need } = entry
  if (spellingKey(skill.name) === spellingKey(written)) return skill.name
  const isShort = spellingKey(written).length < spellingKey(skill.name).length
  if (
    isShort &&
    !need &&
    !isAcronym(written) &&
    !/[ .]/.test(skill.name) &&
    isSameSkillSpelling(written, skill.name)
  )
    return skill.name
  return spellingKey(spelling) === spellingKey(written) ? spelling : written
}

/** Spells the skills in a text as their owners do: "postgres" becomes "PostgreSQL". */
export const spellSkills = (text: string): string => {
  let shift = 0
  return findSkills({ text }).reduce((current, match) => {
    const owner = isOneName(match.text) ? spelled(match.text) : match.text
    const by = losesCapital(match.text, owner) ? match.text : owner
    const start = match.start + shift
    shift += by.length - match.text.length
    return current.slice(0, start) + by + current.slice(start + match.text.length)
  }, text)
}

/** Spells a skills list entry as its owner does; unknown entries stay unchanged. */
export const spellSkillEntry = (entry: string): string => {
  const whole = spelled(entry)
  if (whole !== entry || findSkills({ text: entry, inSkillsSection: true }).length === 0) return whole
  return /[\s(]/.test(entry) ? spellSkills(entry) : whole
}
