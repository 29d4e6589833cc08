import { skills } from '@nextrung/knowledge/skills'
import { splitSpelling } from '@nextrung/knowledge/skills/spelling'
import { findSkills } from './find-skills.ts'
import { findSkillCandidates } from './skill-candidates.ts'
import type { TaggerToken } from './tagger-tokens.ts'

/** What is known about a token without its neighbours; `-` if the taxonomy doesn't have it. */
export type TaggerWord = {
  raw: string
  /** In lower case, with every digit replaced by 0. */
  lower: string
  stem: string
  shape: string
  /** `m` if a skill is meant here, `c` if only possible; then `w` if tokens cover the whole skill, `p` if part. */
  gazetteer: string
  /** The token's position in the skill's spelling: first, inner, last or all of it. */
  place: string
  kind: string
  /** The word's possible positions in all spellings of the taxonomy. */
  vocabulary: string
  skill: string
}

const shapeOf = (word: string): string =>
  word
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\p{N}/gu, '0')
    .replace(/(.)\1+/gu, '$1')
    .slice(0, 12)

const foldWord = (word: string): string => word.slice(0, 40).toLowerCase().replace(/\d/g, '0')
const stemOf = (word: string): string => word.replace(/(?:ing|ment|ions?|ed|es|s|er|ers|ity|al)$/, '')

/** A word about which nothing is known, such as the one before the first. */
export const blankWord = (lower: string): TaggerWord => ({
  raw: lower,
  lower,
  stem: lower,
  shape: lower,
  gazetteer: '-',
  place: '-',
  kind: '-',
  vocabulary: '-',
  skill: '',
})

let vocabulary: ReadonlyMap<string, string> | undefined

/** For each word, its positions in the taxonomy's spellings, and the kind of skill. */
function getVocabulary(): ReadonlyMap<string, string> {
  if (vocabulary) return vocabulary
  const places = new Map<string, { places: Set<string>; kind: string }>()
  for (const skill of skills) {
    for (const spelling of [skill.name, ...skill.aliases]) {
      const words = splitSpelling(spelling).map(({ key }) => key)
      for (const [at, word] of words.entries()) {
        const place = at === 0 ? 'f' : at === words.length - 1 ? 'l' : 'i'
        const known = places.get(word) ?? { places: new Set(), kind: '' }
        known.places.add(place)
        if (words.length > 1) known.kind = skill.kind
        places.set(word, known)
      }
    }
  }
  const marks = [...places].map(([word, known]): [string, string] => [
    word,
    `${['f', 'i', 'l'].filter((place) => known.places.has(place)).join('')}${known.kind}`,
  ])
  vocabulary = new Map(marks)
  return vocabulary
}

function describeWord(text: string): TaggerWord {
  const raw = text.slice(0, 60)
  const lower = foldWord(raw)
  return {
    ...blankWord(lower),
    raw,
    stem: stemOf(lower),
    shape: shapeOf(raw),
    vocabulary: getVocabulary().get(splitSpelling(raw)[0]?.key ?? '') ?? '',
  }
}

/** One word for each token of a line, with what the taxonomy knows about it. */
export function describeWords(line: string, tokens: readonly TaggerToken[]): TaggerWord[] {
  const words = tokens.map(({ text }) => describeWord(text))
  const meant = new Set(findSkills({ text: line }).map(({ start }) => start))
  let at = 0
  for (const { entry, start, end } of findSkillCandidates(line)) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at += 1
    const first = at
    while (at + 1 < tokens.length && (tokens[at + 1]?.start ?? end) < end) at += 1
    const isWhole = tokens[first]?.start === start && tokens[at]?.end === end
    for (let here = first; here <= at; here += 1) {
      const word = words[here]
      if (!word) continue
      word.gazetteer = `${meant.has(start) ? 'm' : 'c'}${isWhole ? 'w' : 'p'}`
      word.place = first === at ? 'U' : here === first ? 'B' : here === at ? 'L' : 'I'
      word.kind = `${entry.skill.kind}${entry.need ?? ''}`
      word.skill = entry.skill.name
    }
  }
  return words
}
