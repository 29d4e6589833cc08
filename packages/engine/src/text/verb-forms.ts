import {
  actionNouns,
  doublingIrregulars,
  doublingVerbs,
  irregularPasts,
  neverVerbs,
  nounLikeGerunds,
  nounLikeVerbs,
  regularVerbs,
} from '@nextrung/knowledge/words/work-verbs'
import { wordTable } from './word-table.ts'

export type VerbForm = 'base' | 'third' | 'gerund' | 'past'
type Verb = Record<VerbForm, string>

const double = (base: string): string => base + base.slice(-1)

const gerundOf = (base: string, doubles: boolean): string => {
  if (doubles) return `${double(base)}ing`
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`
}

const pastOf = (base: string, doubles: boolean): string => {
  if (doubles) return `${double(base)}ed`
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}

const thirdOf = (base: string): string => {
  if (base === 'have') return 'has'
  if (/(s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

const conjugate = (base: string, doubles: boolean): Verb => ({
  base,
  third: thirdOf(base),
  gerund: gerundOf(base, doubles),
  past: irregularPasts[base] ?? pastOf(base, doubles),
})

const verbs: Verb[] = [
  ...doublingVerbs.map((base) => conjugate(base, true)),
  ...regularVerbs.map((base) => conjugate(base, false)),
  ...Object.keys(irregularPasts).map((base) => conjugate(base, doublingIrregulars.has(base))),
]

const byForm = (form: VerbForm): Map<string, Verb> => new Map(verbs.map((verb) => [verb[form], verb]))
const tables: Record<VerbForm, Map<string, Verb>> = {
  base: byForm('base'),
  third: byForm('third'),
  gerund: byForm('gerund'),
  past: byForm('past'),
}

/** The verb in another form: `inflect('planning', 'gerund', 'past')` is `planned`. Undefined for unknown verbs. */
export const inflect = (word: string, from: VerbForm, to: VerbForm): string | undefined => {
  const known = tables[from].get(word)
  if (known) return known[to]
  const prefixed = /^(re-|co-|pre-)(.+)$/.exec(word)
  const rest = prefixed?.[2] && tables[from].get(prefixed[2])?.[to]
  return rest && prefixed ? `${prefixed[1]}${rest}` : undefined
}

/** The base form of a verb in any form; undefined for unknown words. */
export const baseOf = (word: string): string | undefined => {
  for (const form of ['base', 'past', 'gerund', 'third'] as const) {
    const base = inflect(word, form, 'base')
    if (base) return base
  }
  return undefined
}

/** Whether the word in this form could as well be a noun or an adjective. Then only an object shows it is a verb. */
export const isNounLike = (word: string, form: VerbForm): boolean => {
  if (form === 'gerund') return nounLikeGerunds.has(word)
  const base = inflect(word, form, 'base')
  return base !== undefined && nounLikeVerbs.has(base)
}

/** Whether a gerund belongs to names of things ("networking equipment") and isn't treated as a verb. */
export const isNeverVerb = (word: string): boolean => neverVerbs.has(word)

const verbByAction = wordTable(actionNouns)

/** The verb for an action noun: "maintain" for "maintenance". Undefined for other nouns. */
export const verbOfAction = (noun: string): string | undefined => verbByAction[noun]
