import { findSkillByName } from '@nextrung/knowledge/skills'
import { findSkillCandidates, type SkillCandidate } from './skill-candidates.ts'
import {
  hasCue,
  hasOwnCase,
  hasSkillNeighbour,
  isAmongSkills,
  isLevelWord,
  isListedWith,
  isPartOfName,
  isSomethingElse,
  isWholeItem,
  startsSentence,
} from './skill-context.ts'

/** `name` is the canonical spelling; `text` is what stands in the input from `start` to `end`. */
export type SkillMatch = { name: string; start: number; end: number; text: string }

type Decision = {
  text: string
  candidate: SkillCandidate
  /** Where a candidate begins. */
  starts: ReadonlySet<number>
  left?: SkillCandidate
  right?: SkillCandidate
}

const isEmployer = (input: Decision): boolean =>
  /^,?\s+(?:Inc|Corp|Corporation|GmbH|AG|SE|Ltd|LLC|PLC|S\.A)\b/.test(
    input.text.slice(input.candidate.end, input.candidate.end + 16),
  )

const isMeant = (input: Decision & { inSkillsSection: boolean }): boolean => {
  const { candidate, inSkillsSection } = input
  const need = candidate.entry.need
  if (isSomethingElse(input) || isEmployer(input) || isLevelWord(input) || isPartOfName(input)) return false
  if (!need) return true
  const whole = isWholeItem(input)
  const ownCase = hasOwnCase(input)
  if (inSkillsSection && whole) return true
  if (isAmongSkills(input) && (ownCase || candidate.entry.spelling.length > 1)) return true
  if (!ownCase) return false
  const neighbour = hasSkillNeighbour(input)
  if (need === 'list') return (whole && neighbour) || hasCue({ ...input, strict: true })
  if (neighbour || inSkillsSection || hasCue({ ...input, strict: false })) return true
  // Capitals throughout, as in "REST", are no mere start of a sentence.
  return need === 'case' && (/^[\p{Lu}\p{N}]{2}/u.test(candidate.entry.spelling) || !startsSentence(input))
}

// Three names in a row that are words as well, such as "Chef, Puppet and Salt", vouch for each other.
const listThatVouches = 3

const findListed = (text: string, candidates: readonly SkillCandidate[]): SkillCandidate[] => {
  const lists: SkillCandidate[][] = []
  for (const candidate of candidates) {
    if (isSomethingElse({ text, candidate }) || !hasOwnCase({ text, candidate })) continue
    const list = lists.at(-1)
    const last = list?.at(-1)
    if (list && last && isListedWith({ text, left: last, right: candidate })) list.push(candidate)
    else lists.push([candidate])
  }
  return lists.filter((list) => list.length >= listThatVouches).flat()
}

/**
 * The skills of the taxonomy that a text names, left to right, longest spelling first, each place once and the same
 * skill as often as it is named. Words that are also everyday words count where their case or their neighbours say
 * so; in a skills section (`inSkillsSection`) an entry of its own is enough. Addresses are not looked into.
 */
export const findSkills = (input: { text: string; inSkillsSection?: boolean }): SkillMatch[] => {
  const { text, inSkillsSection = false } = input
  const candidates = findSkillCandidates(text)
  const starts = new Set(candidates.map(({ start }) => start))
  const clear = candidates.filter((candidate) => isMeantAlone({ text, candidate, starts }))
  const meant = new Set<SkillCandidate>([...clear, ...findListed(text, candidates)])
  // A word that is accepted makes its neighbours in the list likelier: "Docker, Go, R".
  for (let grown = true; grown; ) {
    grown = false
    for (const [position, candidate] of candidates.entries()) {
      if (meant.has(candidate)) continue
      const known = (other: SkillCandidate | undefined) => (other && meant.has(other) ? other : undefined)
      const left = known(candidates[position - 1])
      const right = known(candidates[position + 1])
      if (!isMeant({ text, candidate, starts, left, right, inSkillsSection })) continue
      meant.add(candidate)
      grown = true
    }
  }
  return candidates
    .filter((candidate) => meant.has(candidate))
    .map(({ entry, start, end }) => ({ name: entry.skill.name, start, end, text: text.slice(start, end) }))
}

const isMeantAlone = (input: Decision): boolean =>
  !input.candidate.entry.need && isMeant({ ...input, inSkillsSection: false })

/** The canonical spelling of a skill; a name that the taxonomy does not know, or knows only in context, trimmed. */
export const canonicalSkill = (name: string): string => {
  const written = name.trim().replace(/\s+/g, ' ')
  const known = findSkillByName(written)
  if (known) return known.name
  const [match, ...others] = findSkillCandidates(written)
  const isAll = match && others.length === 0 && match.start === 0 && match.end === written.length
  return isAll ? match.entry.skill.name : written
}
