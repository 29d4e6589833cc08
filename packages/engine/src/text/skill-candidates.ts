import { type SpellingAtom, spellingKey, splitSpelling } from '@nextrung/knowledge/skills/spelling'
import { getSkillIndex, type IndexedSpelling } from './skill-index.ts'

/** A place in a text where a spelling of a skill stands; whether it means the skill is decided elsewhere. */
export type SkillCandidate = { entry: IndexedSpelling; start: number; end: number }

const addressPattern =
  /\b(?:https?:\/\/|www\.)\S+|\S+@[\w-]+\.\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:(?:com|org|edu|gov|co\.uk|de|fr|es)\b(?:\/\S*)?|(?:io|dev|net|ai|app|me)\/\S+)/iu

// The pattern takes a time that grows with the square of the word, and no address in a resume is longer.
const longestAddress = 300

// A name such as "monday.com" or "Salesforce.com" is a skill in the form of an address.
const findAddresses = (text: string): { start: number; end: number }[] => {
  const { byKey } = getSkillIndex()
  const addresses: { start: number; end: number }[] = []
  // Word by word, since the pattern alone would try every letter of every word.
  for (const word of text.matchAll(/\S+/g)) {
    if (word[0].length > longestAddress || !/[.@]./.test(word[0])) continue
    const [address] = addressPattern.exec(word[0]) ?? []
    if (address === undefined || byKey.has(spellingKey(address))) continue
    const start = word.index + word[0].indexOf(address)
    addresses.push({ start, end: start + address.length })
  }
  return addresses
}

const looseGap = /^(?:|[ \u00a0\u202f\t]{1,2}|[-\u2010-\u2015_.'’]| ?[-\u2010-\u2013] ?|: )$/

type Gap = { offset: number; text: string; nextLetter: string }

const isAllowedGap = (input: { gap: Gap; entry: IndexedSpelling; firstLetter: string }): boolean => {
  const { gap, entry, firstLetter } = input
  if (gap.text === '') return true
  const own = entry.breaks.get(gap.offset)
  if (/^ ?\/ ?$/.test(gap.text)) return own === 'slash'
  if (own === undefined || !looseGap.test(gap.text)) return false
  // "Click Up" may be the tool; "click up" is what one does.
  return own !== 'hump' || (/\p{Lu}/u.test(gap.nextLetter) && entry.spelling.startsWith(firstLetter))
}

const versionPattern =
  /[ -]?[vV]?\d{1,2}(?:\.(?:\d{1,3}|x))*(?:\+(?!\+))?(?![\p{L}\p{N}%])(?!\.\d)(?![\s+-]*(?:years?|yrs?|months?|jahre?n?|monate|ans|mois|años|meses)\b)/uy
const versioned = new Set([
  'language',
  'framework',
  'library',
  'database',
  'platform',
  'operating-system',
  'tool',
])

const endWithVersion = (input: { text: string; entry: IndexedSpelling; end: number }): number => {
  const { text, entry, end } = input
  if (!versioned.has(entry.skill.kind) || entry.spelling.length < 2) return end
  versionPattern.lastIndex = end
  return end + (versionPattern.exec(text)?.[0].length ?? 0)
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** The longest spelling that starts with the atom at `from`. */
const longestAt = (input: { text: string; atoms: readonly SpellingAtom[]; from: number }) => {
  const { text, atoms, from } = input
  const { byKey, beginnings } = getSkillIndex()
  const first = atoms[from]
  if (!first || isWordCharacter(text[first.start - 1])) return undefined
  const gaps: Gap[] = []
  const firstLetter = text[first.start] ?? ''
  let key = ''
  let best: SkillCandidate | undefined
  for (let position = from; position < atoms.length; position += 1) {
    const atom = atoms[position]
    if (!atom) break
    if (position > from) {
      const gap = text.slice(atoms[position - 1]?.end, atom.start)
      gaps.push({ offset: key.length, text: gap, nextLetter: text[atom.start] ?? '' })
    }
    key += atom.key
    const entry = byKey.get(key)
    if (entry && gaps.every((gap) => isAllowedGap({ gap, entry, firstLetter }))) {
      const end = endWithVersion({ text, entry, end: atom.end })
      if (!isWordCharacter(text[end])) best = { entry, start: first.start, end }
    }
    if (!beginnings.has(key)) break
  }
  return best
}

/** The spellings of skills in a text, longest first at each place, left to right, none inside another or an address. */
export const findSkillCandidates = (text: string): SkillCandidate[] => {
  const atoms = splitSpelling(text)
  const addresses = findAddresses(text)
  const candidates: SkillCandidate[] = []
  let free = 0
  let address = 0
  for (const [from, atom] of atoms.entries()) {
    while ((addresses[address]?.end ?? Number.POSITIVE_INFINITY) <= atom.start) address += 1
    if (atom.start < free || atom.start >= (addresses[address]?.start ?? Number.POSITIVE_INFINITY)) continue
    const candidate = longestAt({ text, atoms, from })
    if (!candidate) continue
    candidates.push(candidate)
    free = candidate.end
  }
  return candidates
}
