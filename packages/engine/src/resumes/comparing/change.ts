import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import type { ResumeChange } from '@nextrung/contract/resumes'

/** Priority of changes: gains and losses before wording, wording before order. */
export const ranks = {
  entry: 1,
  corrected: 2,
  head: 3,
  fact: 3,
  line: 4,
  skills: 4,
  reworded: 5,
  section: 6,
  order: 7,
  spelling: 8,
}

export type RankedChange = ResumeChange & { rank: number }

export type LeftOut = { text: string; why: string }

export type Side = { document: ResumeDocument; evidence: ResumeEvidence }

export type Sides = { older: Side; newer: Side; leftOut: LeftOut[] }

const mostQuoted = 160
const wordsBefore = 5

const flatten = (text: string): string => text.replace(/\s+/g, ' ').trim()

const cut = (text: string): string =>
  text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')} …`

/** Quotes a text, cutting a long one at a word. */
export const quoted = (text: string): string => `“${cut(flatten(text))}”`

/** Quotes two texts; long ones start shortly before the first word that differs. */
const quotedPair = (before: string, after: string): [string, string] => {
  const texts = [flatten(before), flatten(after)]
  if (texts.every(({ length }) => length <= mostQuoted)) return [quoted(before), quoted(after)]
  const [old, now] = texts.map((text) => text.split(' ')) as [string[], string[]]
  const differs = old.findIndex((word, at) => word !== now[at])
  const from = Math.max(0, (differs < 0 ? old.length : differs) - wordsBefore)
  const excerpt = (words: string[]): string => `“${from > 0 ? '… ' : ''}${cut(words.slice(from).join(' '))}”`
  return [excerpt(old), excerpt(now)]
}

/** Whether two texts differ only in spaces. */
export const isSameText = (a: string, b: string): boolean => flatten(a) === flatten(b)

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Differences in letter case, spaces and punctuation only. */
const isTidied = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b)

/** A text of the newer version and its previous text, if any. */
type Place = { older?: string | undefined; newer: string }

const personTexts = ({ evidence }: Side, within: string): string[] =>
  Object.entries(evidence).flatMap(([at, { sources }]) =>
    at === within || at.startsWith(`${within}/`)
      ? sources.filter(({ by }) => by === 'person').map(({ text }) => text)
      : [],
  )

/** Whether the person entered something here by hand that they had not yet entered in the older version. */
export const isByPerson = ({ older, newer }: Sides, pointer: string): boolean => {
  const before = new Set(personTexts(older, ''))
  return personTexts(newer, pointer).some((text) => !before.has(text))
}

const saysOrder = /^You asked for it: (?:.* first|stands further back)$/

const reasonsFor = ({ older, newer }: Sides, place: Place): string[] => {
  const before = new Set(place.older ? (older.evidence[place.older]?.changes ?? []) : [])
  return (newer.evidence[place.newer]?.changes ?? []).filter((change) => !before.has(change))
}

/** Wording changes the newer version reports for this text, without those already in the older version. */
const reasonFor = (sides: Sides, place: Place): string =>
  reasonsFor(sides, place)
    .filter((change) => !saysOrder.test(change))
    .join('; ')

/** Why a text moved, if the newer version says so. */
export const reasonForOrder = (sides: Sides, place: Place): string =>
  reasonsFor(sides, place)
    .filter((change) => saysOrder.test(change))
    .join('; ')

const byHand = 'You corrected it by hand'

type Texts = { before: string; after: string; where: string; label?: string; rank?: number }

/** A changed text, described as a correction if the person made it by hand. */
export const rewordedChange = (sides: Sides, place: Place, texts: Texts): RankedChange => {
  const isCorrected = isByPerson(sides, place.newer)
  const label = texts.label ? `${texts.label}: ` : ''
  const [before, after] = quotedPair(texts.before, texts.after)
  const rank = isTidied(texts.before, texts.after) ? ranks.spelling : (texts.rank ?? ranks.reworded)
  return {
    kind: isCorrected ? 'corrected' : 'reworded',
    where: texts.where,
    what: `${label}${before} now reads ${after}.`,
    why: isCorrected ? byHand : reasonFor(sides, place),
    before: texts.before,
    after: texts.after,
    rank: isCorrected ? ranks.corrected : rank,
  }
}

type Gained = { text: string; where: string; what: string; rank: number }

/** A new text. */
export const addedChange = (sides: Sides, pointer: string, { text, ...said }: Gained): RankedChange => {
  const isCorrected = isByPerson(sides, pointer)
  return {
    kind: isCorrected ? 'corrected' : 'added',
    ...said,
    why: isCorrected ? 'You entered it by hand' : reasonFor(sides, { newer: pointer }),
    after: text,
    rank: isCorrected ? ranks.corrected : said.rank,
  }
}
