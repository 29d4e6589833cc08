import { skills } from '@nextrung/knowledge/skills'
import type { Skill, SpellingNeed } from '@nextrung/knowledge/skills/skill'
import { splitSpelling } from '@nextrung/knowledge/skills/spelling'

/** One way to write a skill, ready to be met in a text. */
export type IndexedSpelling = {
  skill: Skill
  spelling: string
  need: SpellingNeed | undefined
  /** Offsets in the key at which a text may have a separator; true where the spelling itself has a slash. */
  breaks: ReadonlyMap<number, boolean>
}

export type SkillIndex = {
  byKey: ReadonlyMap<string, IndexedSpelling>
  /** The beginnings of keys up to a place where a text may have a separator. */
  beginnings: ReadonlySet<string>
}

const countableKinds = new Set(['concept', 'practice', 'protocol'])

// "JavaScript" may be met as "Java Script", "JUnit5" as "JUnit 5".
const humpOffsets = (atom: string): number[] =>
  [...atom.matchAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu)].map((match) => match.index)

const indexSpelling = (input: { skill: Skill; spelling: string }) => {
  const { skill, spelling } = input
  const atoms = splitSpelling(spelling)
  const breaks = new Map<number, boolean>()
  let key = ''
  for (const [position, atom] of atoms.entries()) {
    const before = atoms[position - 1]
    if (before) breaks.set(key.length, spelling.slice(before.end, atom.start).includes('/'))
    for (const hump of humpOffsets(spelling.slice(atom.start, atom.end))) breaks.set(key.length + hump, false)
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

const buildIndex = (): SkillIndex => {
  const byKey = new Map<string, IndexedSpelling>()
  const plurals = new Map<string, IndexedSpelling>()
  for (const skill of skills) {
    for (const spelling of [skill.name, ...skill.aliases]) {
      const { key, entry } = indexSpelling({ skill, spelling })
      const same = byKey.get(key)
      // "Elastic Search" beside "Elasticsearch": one key, more places where a text may have a blank.
      byKey.set(key, same ? { ...same, breaks: new Map([...entry.breaks, ...same.breaks]) } : entry)
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
