import { skills } from '@nextrung/knowledge/skills'
import type { Skill, SpellingNeed } from '@nextrung/knowledge/skills/skill'
import { splitSpelling } from '@nextrung/knowledge/skills/spelling'

/** A slash, another separator or none at a change from letters to digits, or the capital in the middle of a word. */
type SpellingBreak = 'slash' | 'open' | 'hump'

/** One way to write a skill, ready to be met in a text. */
export type IndexedSpelling = {
  skill: Skill
  spelling: string
  need: SpellingNeed | undefined
  /** Offsets in the key at which a text may have a separator, and what the spelling itself has there. */
  breaks: ReadonlyMap<number, SpellingBreak>
}

type SkillIndex = {
  byKey: ReadonlyMap<string, IndexedSpelling>
  /** The beginnings of keys up to a place where a text may have a separator. */
  beginnings: ReadonlySet<string>
}

const countableKinds = new Set(['concept', 'practice', 'protocol'])

// "TypeScript" may be met as "Type Script", but "InDesign" not as "In Design".
const humpOffsets = (atom: string): number[] =>
  [...atom.matchAll(/(?<=\p{L}{2}\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu)].map(
    (match) => match.index,
  )

const indexSpelling = (input: { skill: Skill; spelling: string }) => {
  const { skill, spelling } = input
  const atoms = splitSpelling(spelling)
  const breaks = new Map<number, SpellingBreak>()
  let key = ''
  for (const [position, atom] of atoms.entries()) {
    const before = atoms[position - 1]
    if (before)
      breaks.set(key.length, spelling.slice(before.end, atom.start).includes('/') ? 'slash' : 'open')
    for (const hump of humpOffsets(spelling.slice(atom.start, atom.end)))
      breaks.set(key.length + hump, 'hump')
    key += atom.key
  }
  const entry: IndexedSpelling = { skill, spelling, need: skill.ambiguous?.[spelling], breaks }
  return { key, entry }
}

// "REST API" for "REST APIs" and "design pattern" for "Design Patterns", not "Kuberne" for "Kubernetes".
const otherNumber = (key: string): string | undefined => {
  if (/(?:ss|us|is|ics|ties|ses)$/.test(key)) return undefined
  if (key.endsWith('s')) return key.slice(0, -1)
  return /[a-z]{3}$/.test(key) && !/(?:ing|ment|y|sh|ch)$/.test(key) ? `${key}s` : undefined
}

const breakRank: Record<SpellingBreak, number> = { hump: 0, open: 1, slash: 2 }

// What either spelling allows is allowed; a slash includes an open break, and that a hump.
const joinBreaks = (
  one: IndexedSpelling['breaks'],
  other: IndexedSpelling['breaks'],
): IndexedSpelling['breaks'] => {
  const joined = new Map(one)
  for (const [offset, mark] of other) {
    const present = joined.get(offset)
    if (present === undefined || breakRank[present] < breakRank[mark]) joined.set(offset, mark)
  }
  return joined
}

const buildIndex = (): SkillIndex => {
  const byKey = new Map<string, IndexedSpelling>()
  const plurals = new Map<string, IndexedSpelling>()
  for (const skill of skills) {
    for (const spelling of [skill.name, ...skill.aliases]) {
      const { key, entry } = indexSpelling({ skill, spelling })
      const same = byKey.get(key)
      // "Elastic Search" beside "Elasticsearch": one key, more places where a text may have a blank.
      byKey.set(key, same ? { ...same, breaks: joinBreaks(same.breaks, entry.breaks) } : entry)
      const plural = countableKinds.has(skill.kind) && key.length > 4 ? otherNumber(key) : undefined
      if (plural) plurals.set(plural, entry)
    }
  }
  for (const [key, entry] of plurals) if (!byKey.has(key)) byKey.set(key, entry)
  const beginnings = new Set<string>()
  for (const [key, { breaks }] of byKey)
    for (const offset of breaks.keys()) beginnings.add(key.slice(0, offset))
  return { byKey, beginnings }
}

let built: SkillIndex | undefined

/** Every spelling of the taxonomy by its key; built on first use, in about 20 ms, and kept. */
export const getSkillIndex = (): SkillIndex => {
  built ??= buildIndex()
  return built
}
