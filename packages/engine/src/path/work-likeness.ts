import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRoleProfile } from '@nextrung/knowledge/role-profiles'
import { getRole } from '@nextrung/knowledge/roles'
import { untellingWords } from '@nextrung/knowledge/words/small-words'
import { stem, wordsOf } from '../text/stems.ts'

type Vector = ReadonlyMap<string, number>

const small = new Set(untellingWords)
const mostCharacters = 40_000

const countsOf = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  let left = mostCharacters
  for (const text of texts) {
    if (left <= 0) break
    for (const word of wordsOf(text.slice(0, left))) {
      if (small.has(word)) continue
      const base = stem(word)
      counts.set(base, (counts.get(base) ?? 0) + 1)
    }
    left -= text.length
  }
  return counts
}

/** What a role's work is about, in the words of the knowledge base. */
const textsOf = (role: TargetRole): string[] => {
  const { keyActivities, requiredSkills, niceSkills } = getRole(role)
  const { workingWeek, ladder } = getRoleProfile(role)
  return [
    ...keyActivities,
    ...workingWeek,
    ...ladder.flatMap(({ expects }) => expects),
    ...requiredSkills.map(({ skill }) => skill),
    ...niceSkills,
  ]
}

const weigh = (counts: ReadonlyMap<string, number>, rarity: (word: string) => number): Vector => {
  const weighed = new Map(
    [...counts].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)] as const),
  )
  const length = Math.hypot(...weighed.values())
  return length === 0 ? weighed : new Map([...weighed].map(([word, weight]) => [word, weight / length]))
}

let index: { rarity: (word: string) => number; vectors: Map<TargetRole, Vector> } | undefined

const makeIndex = () => {
  const counts = new Map(targetRoles.map((role) => [role, countsOf(textsOf(role))]))
  const spread = new Map<string, number>()
  for (const words of counts.values())
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  // A word that no role uses says nothing about which role a text is about.
  const rarity = (word: string): number => {
    const roles = spread.get(word)
    return roles === undefined ? 0 : Math.log((targetRoles.length + 1) / roles)
  }
  return { rarity, vectors: new Map([...counts].map(([role, words]) => [role, weigh(words, rarity)])) }
}

/**
 * How much the texts are about each role's work, from 0 to 1: the cosine of word stems, weighted by how few roles use
 * them. Reads the first 40,000 characters.
 */
export const workLikeness = (texts: readonly string[]): Map<TargetRole, number> => {
  index ??= makeIndex()
  const { rarity, vectors } = index
  const person = weigh(countsOf(texts), rarity)
  return new Map(
    targetRoles.map((role) => {
      const words = vectors.get(role) ?? new Map<string, number>()
      let sum = 0
      for (const [word, weight] of person) sum += weight * (words.get(word) ?? 0)
      return [role, Math.min(1, sum)]
    }),
  )
}
