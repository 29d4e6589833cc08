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
  byRole: readonly { role: TargetRole; exact: ReadonlySet<string> }[]
  /** The role of each known title. */
  titleRoles: readonly TargetRole[]
  /** For each run of characters, the known titles that have it and its weight there. */
  titlesWith: ReadonlyMap<string, readonly { at: number; weight: number }[]>
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
  const titles = targetRoles.flatMap((role) => titlesOf(role).map((title) => ({ role, title })))
  const titlesWith = new Map<string, { at: number; weight: number }[]>()
  for (const [at, { title }] of titles.entries())
    for (const [gram, weight] of weigh(gramsOf(title), rarity)) {
      const known = titlesWith.get(gram)
      if (known) known.push({ at, weight })
      else titlesWith.set(gram, [{ at, weight }])
    }
  return {
    rarity,
    byRole: targetRoles.map((role) => ({ role, exact: new Set(titlesOf(role).map(flat)) })),
    titleRoles: titles.map(({ role }) => role),
    titlesWith,
  }
}

/** The cosine with the nearest title of each role. */
const nearestByRole = (title: string, { rarity, titleRoles, titlesWith }: Index): Map<TargetRole, number> => {
  const sums = new Float64Array(titleRoles.length)
  for (const [gram, own] of weigh(gramsOf(title), rarity))
    for (const { at, weight } of titlesWith.get(gram) ?? []) sums[at] = (sums[at] ?? 0) + own * weight
  const best = new Map<TargetRole, number>()
  for (const [at, role] of titleRoles.entries()) best.set(role, Math.max(best.get(role) ?? 0, sums[at] ?? 0))
  return best
}

/**
 * How close a job title is to each role's titles, from 0 to 1; 1 if it contains one of them as whole words. Compares
 * character n-grams weighted by how few roles use them, so "Java Consultant" is close to "Java Developer" and the word
 * "engineer" alone says little.
 */
export const titleLikeness = (title: string): Map<TargetRole, number> => {
  index ??= makeIndex()
  const words = flat(title)
  const nearest = nearestByRole(title, index)
  return new Map(
    index.byRole.map(({ role, exact }) => {
      if ([...exact].some((known) => words.includes(known))) return [role, 1]
      return [role, Math.min(0.99, nearest.get(role) ?? 0)]
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
