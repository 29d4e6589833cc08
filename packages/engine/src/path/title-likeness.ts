import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import { fold } from '../text/fold.ts'

type Vector = ReadonlyMap<string, number>

const longestTitle = 120
const shortestGram = 2
const longestGram = 5

const flat = (title: string): string =>
  ` ${fold(title.slice(0, longestTitle))
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `

/** The runs of two to five characters in each word, with the word's ends marked, and how often each occurs. */
const gramsOf = (title: string): Map<string, number> => {
  const grams = new Map<string, number>()
  for (const word of flat(title).split(' ').filter(Boolean)) {
    const marked = `<${word}>`
    for (let length = shortestGram; length <= longestGram; length++)
      for (let at = 0; at + length <= marked.length; at++) {
        const gram = marked.slice(at, at + length)
        grams.set(gram, (grams.get(gram) ?? 0) + 1)
      }
  }
  return grams
}

const titlesOf = (role: TargetRole): string[] => {
  const { aliases, summaryNoun } = getRole(role)
  return [role, summaryNoun, ...aliases]
}

type Index = {
  rarity: (gram: string) => number
  byRole: readonly { role: TargetRole; exact: ReadonlySet<string>; titles: readonly Vector[] }[]
}

const weigh = (grams: ReadonlyMap<string, number>, rarity: (gram: string) => number): Vector => {
  const weighed = new Map([...grams].map(([gram, count]) => [gram, (1 + Math.log(count)) * rarity(gram)]))
  const length = Math.hypot(...weighed.values())
  return length === 0 ? weighed : new Map([...weighed].map(([gram, weight]) => [gram, weight / length]))
}

let index: Index | undefined

const makeIndex = (): Index => {
  const rolesWith = new Map<string, Set<TargetRole>>()
  for (const role of targetRoles)
    for (const title of titlesOf(role))
      for (const gram of gramsOf(title).keys()) {
        const roles = rolesWith.get(gram) ?? new Set()
        rolesWith.set(gram, roles.add(role))
      }
  const rarity = (gram: string): number =>
    Math.log((targetRoles.length + 1) / ((rolesWith.get(gram)?.size ?? 0) + 0.5))
  return {
    rarity,
    byRole: targetRoles.map((role) => ({
      role,
      exact: new Set(titlesOf(role).map(flat)),
      titles: titlesOf(role).map((title) => weigh(gramsOf(title), rarity)),
    })),
  }
}

const cosine = (a: Vector, b: Vector): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [gram, weight] of small) sum += weight * (large.get(gram) ?? 0)
  return sum
}

/**
 * How close a job title is to each role's titles, from 0 to 1; 1 if it contains one of them as whole words. Compares
 * character n-grams weighted by how few roles use them, so "Java Consultant" is close to "Java Developer" and the word
 * "engineer" alone says little.
 */
export const titleLikeness = (title: string): Map<TargetRole, number> => {
  index ??= makeIndex()
  const { rarity, byRole } = index
  const words = flat(title)
  const vector = weigh(gramsOf(title), rarity)
  return new Map(
    byRole.map(({ role, exact, titles }) => {
      if ([...exact].some((known) => words.includes(known))) return [role, 1]
      return [role, Math.min(0.99, Math.max(0, ...titles.map((known) => cosine(vector, known))))]
    }),
  )
}

/**
 * The role a job title names in its own words; undefined if it names none. The longest known title decides; if several
 * roles use it ("Web Developer"), the one that lists it first does.
 */
export const roleOfTitle = (title: string): TargetRole | undefined => {
  index ??= makeIndex()
  const words = flat(title)
  const found = index.byRole.flatMap(({ role, exact }) =>
    [...exact].flatMap((known, at) => (words.includes(known) ? [{ role, at, length: known.length }] : [])),
  )
  return found.sort((a, b) => b.length - a.length || a.at - b.at)[0]?.role
}
