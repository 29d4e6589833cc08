import { findSkillByName } from '@nextrung/knowledge/skills'
import { isSpelledOut } from '../text/acronyms.ts'
import { findDeeds } from '../text/find-deeds.ts'
import { findSkills, type SkillMatch } from '../text/find-skills.ts'
import { isSameSkillSpelling } from '../text/same-skill.ts'
import { stem, stemsOf, wordsOf } from '../text/stems.ts'
import { baseOf } from '../text/verb-forms.ts'
import type { LineClaim, Violation } from './violation.ts'

const properName =
  /(?<![\p{L}\d@/.])(?:\p{Lu}[\p{L}\d+#&'’./-]*|\p{Ll}+\p{Lu}[\p{L}\d]*|(?=\p{L}*\d)\p{L}[\p{L}\d-]+)/gu
const weekdaysAndMonths =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|Present|Q[1-4]|IT|A|The|An|EUR|USD|GBP|CHF)$/

/** The initials of every run of words, so "SSO" matches "single sign-on". */
const hasInitials = (letters: string, text: string): boolean => {
  const heads = text
    .split(/[\s/-]+/)
    .map((word) => /[\p{L}\d]/u.exec(word)?.[0]?.toLowerCase() ?? ' ')
    .join('')
  return (
    letters.length >= 2 &&
    heads.includes(letters.toLowerCase().replace(/s$/, '')) &&
    /^\p{Lu}{2,}s?$/u.test(letters)
  )
}

const namedBy = (line: string, at: number): Violation['kind'] =>
  /\b(?:at|for|joined|with|by|from|of|client|clients|customer|employer)\s(?:the )?(?:\p{Lu}[\p{L}&.'-]*\s)*$/u.test(
    line.slice(0, at),
  ) ||
  /^[\p{L}\d&.'-]+(?: \p{Lu}[\p{L}&.'-]*)*,? (?:Inc|Ltd|LLC|GmbH|AG|Corp|Corporation|Group|Bank|Labs|Technologies|Solutions|Systems)\b/u.test(
    line.slice(at),
  )
    ? 'employer'
    : 'name'

const genericNouns =
  /^(?:systems?|tests?|testing|tools?|databases?|servers?|services?|frameworks?|platforms?|applications?|apps?|programming|language|scripting|scripts?|clusters?|pipelines?|management|design|development|dashboards?|reports?|queries|code|jobs?|playbooks?|modules?|functions?|repositories|repos|boards?|codebase|data)$/

/** Concepts have synonyms; products grouped in a taxonomy entry stay distinct. */
const isConcept = (name: string): boolean =>
  ['concept', 'practice', 'protocol'].includes(findSkillByName(name)?.kind ?? '')

const isSame = (given: SkillMatch, claimed: SkillMatch): boolean =>
  given.name === claimed.name &&
  (isConcept(given.name) ||
    isSameSkillSpelling(given.text, claimed.text) ||
    isSameSkillSpelling(claimed.text, given.text) ||
    (isSameSkillSpelling(given.text, given.name) && isSameSkillSpelling(claimed.text, given.name)))

const isGivenInWords = ({ text, name }: SkillMatch, { line, source }: LineClaim): boolean => {
  const stems = stemsOf(source)
  const said = ` ${wordsOf(source).join(' ')} `
  const words = wordsOf(text)
  if (said.includes(` ${words.join(' ')} `) || said.includes(` ${words.join(' ')}s `)) return true
  const telling = words.filter((word) => !genericNouns.test(word))
  if (telling.length > 0 && telling.length < words.length && said.includes(` ${telling.join(' ')} `))
    return true
  if ((/^\p{Ll}/u.test(text) || isConcept(name)) && words.every((word) => stems.has(stem(word)))) return true
  return isSpelledOut(words[0] ?? text, { line, source })
}

const unknownSkills = (claim: LineClaim): SkillMatch[] => {
  // "Mentored two juniors" gives Mentoring, as it does on the list of skills.
  const given = [...findSkills({ text: claim.source, inSkillsSection: true }), ...findDeeds(claim.source)]
  return findSkills({ text: claim.line }).filter(
    (claimed) => !given.some((skill) => isSame(skill, claimed)) && !isGivenInWords(claimed, claim),
  )
}

const knownSpans = ({ line, source }: LineClaim): SkillMatch[] => {
  const given = findSkills({ text: source, inSkillsSection: true })
  return findSkills({ text: line }).filter((claimed) => given.some((skill) => isSame(skill, claimed)))
}

const startsSentence = (line: string, at: number): boolean =>
  at === 0 || /[.!?:•]["'”’)]?\s+$/.test(line.slice(0, at))

const isGivenName = (name: string, { line, source }: LineClaim, stems: Set<string>): boolean => {
  if (weekdaysAndMonths.test(name)) return true
  const parts = wordsOf(name)
  if (parts.every((part) => stems.has(stem(part)))) return true
  return hasInitials(name, source) || isSpelledOut(name, { line, source })
}

/** Skills, employers and other proper names in the line that are not in the source. */
export const checkNames = (claim: LineClaim): Violation[] => {
  const { line, source } = claim
  const skills = unknownSkills(claim)
  const covered = [...skills, ...knownSpans(claim)]
  const stems = stemsOf(source)
  const names = [...line.matchAll(properName)].flatMap((match): Violation[] => {
    const name = match[0].replace(/['’]s$|[.,'’/-]+$/u, '')
    if (covered.some(({ start, end }) => match.index >= start && match.index < end)) return []
    if (isGivenName(name, claim, stems)) return []
    const isPlainWord = /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(name)
    if (isPlainWord && startsSentence(line, match.index)) {
      const next = line.slice(match.index + match[0].length)
      if (baseOf(name.toLowerCase()) || !/^\s\p{Lu}\p{Ll}/u.test(next)) return []
    }
    return [{ kind: namedBy(line, match.index), found: name }]
  })
  return [...skills.map(({ text }): Violation => ({ kind: 'skill', found: text })), ...names]
}
