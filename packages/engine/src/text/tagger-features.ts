import type { TaggerToken } from './tagger-tokens.ts'
import { blankWord, describeWords, type TaggerWord } from './tagger-words.ts'

/** The number of buckets that features are hashed into. */
export const featureBuckets = 1 << 20

// FNV-1a over a template's name and its value, separated by a character that no text contains.
const mix = (hash: number, text: string): number => {
  let mixed = hash
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16777619)
  return Math.imul(mixed ^ 31, 16777619)
}

const bucketOf = (template: string, value: string): number => {
  const hash = mix(mix(-2128831035, template), value)
  return ((hash ^ (hash >>> 15)) >>> 0) % featureBuckets
}

const cueWords = new Set(
  'experience knowledge proficiency proficient familiar familiarity understanding expertise skills skilled experienced using with in of like as including e.g background degree technologies technology tools stack frameworks languages ability expert exposure hands-on working work develop building build design knowledgeable competent fluent know degree certification certified awareness'.split(
    ' ',
  ),
)

type WholeLine = { length: string; share: string; opens: string; depth: number[]; cue: string[] }

const sizeOf = (length: number): string => {
  if (length < 4) return `${length}`
  return length < 8 ? '4-' : length < 16 ? '8-' : length < 60 ? '16-' : '60-'
}

/** For each word, the depth of brackets around it, and the last cue word before it with its distance. */
function describeLine(words: readonly TaggerWord[]): WholeLine {
  const found = words.filter(({ gazetteer }) => gazetteer !== '-').length
  const depth: number[] = []
  const cue: string[] = []
  let open = 0
  let last = ''
  let since = 0
  for (const { lower } of words) {
    if (lower === '(') open += 1
    depth.push(Math.min(open, 2))
    if (lower === ')' && open > 0) open -= 1
    cue.push(last === '' ? '' : `${last}${since < 3 ? 'n' : since < 8 ? 'm' : 'f'}`)
    since += 1
    if (cueWords.has(lower) && !/^(?:in|of|with|as)$/.test(lower)) {
      last = lower
      since = 0
    }
    if (lower === '.') last = ''
  }
  return {
    length: sizeOf(words.length),
    share: `${Math.ceil((4 * found) / Math.max(1, words.length))}`,
    opens: words[0]?.lower ?? '',
    depth,
    cue,
  }
}

type Place = { words: readonly TaggerWord[]; at: number; line: WholeLine }
type Add = (template: string, value?: string) => void

const lineStart = blankWord('<s>')
const lineEnd = blankWord('</s>')

const wordAt = ({ words, at }: Place, offset: number): TaggerWord =>
  words[at + offset] ?? (at + offset < 0 ? lineStart : lineEnd)

function addNeighbours(place: Place, add: Add): void {
  for (const offset of [-2, -1, 0, 1, 2]) {
    const word = wordAt(place, offset)
    add(`w${offset}`, word.lower)
    add(`t${offset}`, word.stem)
    add(`s${offset}`, word.shape)
    add(`g${offset}`, word.gazetteer + word.place)
    add(`k${offset}`, word.kind + word.place + word.gazetteer)
    add(`v${offset}`, word.vocabulary)
  }
  for (let offset = 1; offset <= 5; offset += 1) {
    add('bag-', wordAt(place, -offset).lower)
    add('bag+', wordAt(place, offset).lower)
  }
}

function addPairs(place: Place, add: Add): void {
  const here = wordAt(place, 0)
  const before = wordAt(place, -1)
  const after = wordAt(place, 1)
  const known = (word: TaggerWord) => word.gazetteer + word.place
  add('ww-', `${before.lower} ${here.lower}`)
  add('ww+', `${here.lower} ${after.lower}`)
  add('w-w+', `${before.lower} ${after.lower}`)
  add('w--', `${wordAt(place, -2).lower} ${before.lower}`)
  add('w++', `${after.lower} ${wordAt(place, 2).lower}`)
  add('ss', `${before.shape} ${here.shape}`)
  add('ss+', `${here.shape} ${after.shape}`)
  add('sss', `${before.shape} ${here.shape} ${after.shape}`)
  add('gg', `${known(before)} ${known(here)}`)
  add('gg+', `${known(here)} ${known(after)}`)
  add('ggg', `${known(before)} ${known(here)} ${known(after)}`)
  add('gw', `${before.lower} ${known(here)}`)
  add('gw+', `${known(here)} ${after.lower}`)
  add('gs', `${before.lower} ${here.shape}`)
  add('vv', `${before.vocabulary} ${here.vocabulary}`)
  add('vv+', `${here.vocabulary} ${after.vocabulary}`)
  add('e-', before.lower.slice(-3))
  add('e+', after.lower.slice(-3))
}

function addWord(place: Place, add: Add): void {
  const { raw, lower, skill } = wordAt(place, 0)
  add('raw', raw)
  add('skill', skill)
  for (const length of [2, 3, 4, 5]) {
    if (lower.length < length) continue
    add(`p${length}`, lower.slice(0, length))
    add(`e${length}`, lower.slice(-length))
  }
  const bounded = `<${lower.slice(0, 24)}>`
  for (let at = 0; at + 4 <= bounded.length; at += 1) add('part', bounded.slice(at, at + 4))
  add('key', lower.replace(/[^\p{L}\p{N}+#]/gu, ''))
  if (/\d/.test(raw)) add('digit')
  if (/-/.test(raw)) add('hyphen')
  if (/\//.test(raw)) add('slash')
  if (/[+#.]/.test(raw)) add('sign')
}

function addLine(place: Place, add: Add): void {
  const { words, at, line } = place
  const { gazetteer, place: part, shape } = wordAt(place, 0)
  const cue = line.cue[at] ?? ''
  add('bias')
  if (at === 0) add('first')
  if (at === words.length - 1) add('last')
  add('length', line.length)
  add('length gazetteer', `${line.length} ${gazetteer}${part}`)
  add('share', `${line.share} ${gazetteer}`)
  add('share length', `${line.share} ${line.length}`)
  add('opens', line.opens)
  add('bracket', `${line.depth[at] ?? 0}`)
  add('cue', cue)
  add('cue gazetteer', `${cue} ${gazetteer}`)
  add('cue shape', `${cue} ${shape}`)
}

/** The hashed features of each token of a line, each below `featureBuckets`. Deterministic on every machine. */
export function hashFeatures(line: string, tokens: readonly TaggerToken[]): Int32Array[] {
  const words = describeWords(line, tokens)
  const whole = describeLine(words)
  return words.map((_, at) => {
    const buckets: number[] = []
    const add: Add = (template, value = '') => buckets.push(bucketOf(template, value))
    const place = { words, at, line: whole }
    for (const addSome of [addWord, addNeighbours, addPairs, addLine]) addSome(place, add)
    return Int32Array.from(buckets)
  })
}
