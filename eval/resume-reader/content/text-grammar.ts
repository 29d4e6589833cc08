import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Random } from '../seeded-random.ts'
import { type Part, readProduction } from './read-production.ts'

/** What a text is written from: the tags pick variants of rules, the values fill slots such as `{@city}`. */
export type Telling = {
  random: Random
  /** The first tag for which a rule has a variant (`rule@tag`) wins; then the rule without a tag. */
  tags: readonly string[]
  values: Readonly<Record<string, string | (() => string)>>
}

type Rule = { productions: Part[][]; weights: [Part[], number][] | undefined }

/** Rules by name; the variant without a tag stands under the empty tag. */
const rules = readRules(fileURLToPath(new URL('pools/', import.meta.url)))

/** Every rule as it is written in the pools, and all productions of each. */
export const writtenRules: readonly { name: string; tag: string; productions: readonly Part[][] }[] = [
  ...rules,
].flatMap(([name, variants]) => [...variants].map(([tag, { productions }]) => ({ name, tag, productions })))

/** Writes one text of the rule. */
export function tell(rule: string, telling: Telling): string {
  const { productions, weights } = ruleFor(rule, telling.tags)
  const { random } = telling
  return fill(weights ? random.weighted(weights) : random.pick(productions), telling)
}

function ruleFor(name: string, tags: readonly string[]): Rule {
  const variants = rules.get(name)
  for (const tag of tags) {
    const variant = variants?.get(tag)
    if (variant) return variant
  }
  // A slot such as `{family@german}` asks for a variant by itself.
  const [plain = '', tag] = name.split('@')
  const rule = tag === undefined ? variants?.get('') : rules.get(plain)?.get(tag)
  if (!rule) throw new RangeError(`No rule "${name}" for ${tags.join(', ') || 'no tags'}`)
  return rule
}

function fill(parts: readonly Part[], telling: Telling): string {
  let text = ''
  for (const part of parts) {
    let piece = typeof part === 'string' ? part : fillSlot(part, telling)
    // "Planning and planning" is no sentence; small pools may repeat all the same.
    if (isRule(part) && piece && text.includes(piece)) piece = fillSlot(part, telling)
    text += piece
  }
  return text
}

function isRule(part: Part): part is Extract<Part, { kind: 'rule' }> {
  return typeof part !== 'string' && part.kind === 'rule'
}

function fillSlot(part: Exclude<Part, string>, telling: Telling): string {
  const { random, values } = telling
  switch (part.kind) {
    case 'oneOf':
      return fill(random.pick(part.options), telling)
    case 'number':
      return String(part.from + part.step * random.int(0, Math.floor((part.to - part.from) / part.step)))
    case 'digits':
      return Array.from({ length: part.count }, () => random.int(0, 9)).join('')
    case 'rule':
      return changed(tell(part.name, telling), part.change)
    case 'value': {
      const value = values[part.name]
      if (value === undefined) throw new RangeError(`No value "${part.name}"`)
      return changed(typeof value === 'string' ? value : value(), part.change)
    }
  }
}

function changed(text: string, change: string): string {
  if (change === '^') return text.charAt(0).toUpperCase() + text.slice(1)
  if (change === '_') return text.toLowerCase()
  return change === '!' ? text.toUpperCase() : text
}

/** `= rule` is followed by one production a line, `== rule` by productions between semicolons; `*3 ` weighs one. */
function readRules(folder: string): Map<string, Map<string, Rule>> {
  const entriesOf = new Map<string, string[]>()
  for (const file of readdirSync(folder).sort()) {
    let entries: string[] = []
    let separator: string | undefined
    for (const line of readFileSync(`${folder}${file}`, 'utf8').split('\n')) {
      const header = /^(==?) (\S+)$/.exec(line)
      if (header?.[2]) {
        entries = entriesOf.get(header[2]) ?? []
        separator = header[1] === '==' ? ';' : undefined
        entriesOf.set(header[2], entries)
      } else if (line.trim() && !line.startsWith('// ')) {
        entries.push(...(separator ? line.split(separator) : [line]).map((entry) => entry.trim()))
      }
    }
  }
  const read = new Map<string, Map<string, Rule>>()
  for (const [header, entries] of entriesOf) {
    const [name = '', tag = ''] = header.split('@')
    const variants = read.get(name) ?? new Map<string, Rule>()
    read.set(name, variants.set(tag, readRule(entries.filter(Boolean))))
  }
  return read
}

function readRule(entries: readonly string[]): Rule {
  const weighed = entries.map((entry): [Part[], number] => {
    const weight = /^\*(\d+) /.exec(entry)
    return [readProduction(weight ? entry.slice(weight[0].length) : entry), Number(weight?.[1] ?? 1)]
  })
  return {
    productions: weighed.map(([production]) => production),
    weights: weighed.some(([, weight]) => weight !== 1) ? weighed : undefined,
  }
}
