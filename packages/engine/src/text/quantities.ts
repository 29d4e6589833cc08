import {
  currencyWords,
  dataUnits,
  dataWords as dataUnitWords,
  halves,
  multiples,
  scales as scaleWords,
  small,
  tens,
  timeUnits as timeUnitWords,
  vagueSizes,
} from '@nextrung/knowledge/words/quantity-words'
import { wordTable } from './word-table.ts'

const scales = wordTable(scaleWords)
const dataWords = wordTable(dataUnitWords)
const timeUnits = wordTable(timeUnitWords)

export type Hedge = 'about' | 'below' | 'above'

export type Quantity = {
  found: string
  value: number
  /** `percent`, `times`, `money`, a time unit (`hour`), a data unit (`gb`), or none for a plain count. */
  unit?: string
  /** The time unit of a rate: `week` in "40 tickets a week". */
  per?: string
  hedge?: Hedge
  /** The words right after the number, which say what is counted. */
  counted: string[]
  /** True for the 4 in "1 of 4 chapters", which is the total and not what was done. */
  isWhole?: boolean
  /** True if only the order of magnitude is given: "hundreds of users". */
  vague?: boolean
}

const singular = (word: string): string => word.replace(/s$/, '')

const wordNumber = (word: string): number | undefined => {
  const [first = '', second] = word.split(/[- ]/)
  const ten = tens.indexOf(first)
  if (ten >= 0) return (ten + 2) * 10 + (second ? Math.max(small.indexOf(second), 0) : 0)
  const at = small.indexOf(word)
  return at > 1 || at === 0 ? at : undefined
}

const numeral = (digits: string): number => {
  const plain = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/.test(digits)
    ? digits.replace(/[, ]/g, '')
    : digits.replace(',', '.')
  return Number(plain)
}

const hedgeOf = (before: string, after: string): Hedge | undefined => {
  if (
    /(?:about|around|approximately|approx\.?|roughly|some|circa|ca\.|~|≈|an estimated|estimated)\s*[$€£]?$/i.test(
      before,
    )
  )
    return 'about'
  if (/(?:nearly|almost|up to|under|less than|fewer than|below|close to|at most|<)\s*[$€£]?$/i.test(before))
    return 'below'
  if (/(?:over|more than|at least|above|exceeding|upwards of|>)\s*[$€£]?$/i.test(before)) return 'above'
  return /^\s?(?:\+|or more\b|plus\b)/.test(after) ? 'above' : undefined
}

const rateOf = (after: string): string | undefined => {
  const rate =
    /^[^.;:\d]{0,45}?(?:\b(?:a|an|per|every|each|p\.)\s|\/\s?)(hour|day|week|month|quarter|year|minute|second|sprint)\b/i.exec(
      after,
    )
  if (rate?.[1]) return rate[1].toLowerCase()
  const adverb = /^[^.,;:\d]{0,45}?\b(hourly|daily|weekly|monthly|quarterly|yearly|annually)\b/i
    .exec(after)?.[1]
    ?.toLowerCase()
  const units: Record<string, string> = {
    hourly: 'hour',
    daily: 'day',
    weekly: 'week',
    monthly: 'month',
    quarterly: 'quarter',
    yearly: 'year',
    annually: 'year',
  }
  return adverb && units[adverb]
}

const countedIn = (after: string): string[] =>
  (/^[+%]?[\s-]*((?:of )?[^.,;:()\d]*)/.exec(after)?.[1] ?? '')
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter((word) => word !== '' && word !== 'of' && word !== 'or' && word !== 'more')
    .slice(0, 4)

const stopWords =
  /^(?:in|on|at|to|for|by|with|from|and|or|that|which|who|into|across|over|per|a|an|the|through|using|via)$/

const untilStop = (words: string[]): string[] => {
  const stop = words.findIndex((word) => stopWords.test(word))
  return stop < 0 ? words : words.slice(0, stop)
}

const unitOf = (before: string, after: string): string | undefined => {
  if (/(?:[$€£]|USD|EUR|GBP)\s?$/i.test(before)) return 'money'
  if (/^\s?(?:%|percent\b|per cent\b|pct\b|percentage points?\b)/i.test(after)) return 'percent'
  if (/^\s?(?:x|×|times|fold)(?![\p{L}\d])/iu.test(after)) return 'times'
  const next = /^[\s+-]*([A-Za-z]+)/.exec(after)?.[1]?.toLowerCase() ?? ''
  if (currencyWords.test(next) || /^\s?[€$£]/.test(after)) return 'money'
  if (dataUnits.test(next)) return next
  const data = dataWords[singular(next)]
  if (data) return data
  const range = /^\s?(?:to|and|or|[-–])\s?[\d.,]+(?=\D)(.*)$/s.exec(after)?.[1]
  return timeUnits[next] ?? timeUnits[singular(next)] ?? (range === undefined ? undefined : unitOf('', range))
}

const digitsPattern =
  /(?<![\p{L}\d.,]|\p{L}-|[\p{L}\d]\/)(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(\s?(?:k|K|M|bn|B|mn|Mio|million|billion|thousand|hundred|dozen)(?![\p{L}\d]))?/gu
const wordPattern = new RegExp(
  String.raw`(?<![\p{L}\d-])((?:${[...tens].join('|')})(?:[- ](?:${small.slice(1, 10).join('|')})(?![\p{L}-]))?|${small.slice(2).join('|')}|zero|one(?=[ -](?:second|minute|hour|day|week|month|year|percent)s?(?![\p{L}]))|(?<=\b(?:to|from) )one(?=$|[.,;)])|a(?= (?:hundred|thousand|million|dozen)\b)|one(?= (?:hundred|thousand|million|dozen)\b))((?: (?:hundred|thousand|million|billion|dozen))*)(?![\p{L}\d])`,
  'giu',
)
const singleWords = new RegExp(
  `(?<![\\p{L}-])(${[...Object.keys(vagueSizes), ...Object.keys(multiples), ...halves].join('|')})(?![\\p{L}])`,
  'giu',
)

type Found = { found: string; value: number; at: number }

const wholePattern = new RegExp(
  String.raw`(?:\d|\b(?:one|${small.slice(2, 13).join('|')}))(?: out)? of (?:the |our |all |about )?$`,
  'i',
)

const complete = (text: string, { found, value, at }: Found): Quantity => {
  const before = text.slice(Math.max(0, at - 24), at)
  const after = text.slice(at + found.length)
  const unit = unitOf(before, after)
  const hedge = hedgeOf(before, after)
  const per = rateOf(after)
  return {
    found,
    value,
    counted: untilStop(countedIn(after)),
    ...(unit && { unit }),
    ...(hedge && { hedge }),
    ...(per && { per }),
    ...(wholePattern.test(before) && { isWhole: true }),
  }
}

/** After a sum of money, "m" means million; elsewhere it means metre. */
const withMillions = (text: string): string =>
  text.replace(/((?:[$€£]|\b(?:USD|EUR|GBP|CHF))\s?\d+(?:[.,]\d+)?)m\b/g, '$1M')

const digitsIn = (text: string): Found[] =>
  [...withMillions(text).matchAll(digitsPattern)].flatMap((match) => {
    const [found, digits = ''] = match
    const scale = scales[(match[2] ?? '').trim().toLowerCase()] ?? 1
    const value = numeral(digits) * scale
    // "1.200" is twelve hundred in some countries and a little over one in others.
    const other = /^\d{1,3}\.\d{3}$/.test(digits) ? [{ found, value: value * 1000, at: match.index }] : []
    return [{ found, value, at: match.index }, ...other]
  })

const wordsIn = (text: string): Found[] =>
  [...text.matchAll(wordPattern)].flatMap((match) => {
    const first = (match[1] ?? '').toLowerCase()
    const start = first === 'a' || first === 'one' ? 1 : wordNumber(first)
    const factor = (match[2] ?? '')
      .trim()
      .split(' ')
      .reduce((product, word) => product * (scales[word.toLowerCase()] ?? 1), 1)
    return start === undefined ? [] : [{ found: match[0], value: start * factor, at: match.index }]
  })

const fractions: Record<string, number> = { third: 1 / 3, thirds: 2 / 3, quarter: 1 / 4, quarters: 3 / 4 }
const fractionPattern =
  /(?<![\p{L}-])(?:(?<=\bby )(?:a|one)[ -](?:third|quarter)(?![\p{L}-])|(?:(?:a|one)[ -](?:third|quarter)|two[ -]thirds|three[ -]quarters)(?= of\b))/giu

/** Fractions such as "a third of" and "by a quarter", rounded to whole percentages. */
const fractionsIn = (text: string): Quantity[] =>
  [...text.matchAll(fractionPattern)].map(([found]): Quantity => {
    const share = fractions[found.toLowerCase().split(/[ -]/).at(-1) ?? ''] ?? 0
    return { found, value: Math.round(share * 100), unit: 'percent', counted: [] }
  })

const halfUnits =
  /(?<![\p{L}-])half (?:a|an) (hour|day|week|month|year|minute|million|thousand|billion|dozen)(?![\p{L}-])/giu
const andAHalf = new RegExp(
  String.raw`(?<![\p{L}\d-])(${small.slice(1, 13).join('|')}|\d+) and a half((?: (?:hundred|thousand|million|billion|dozen))?)(?![\p{L}\d])`,
  'giu',
)

const fullUnit =
  /(?<=\bfor )(?:a|an) (?:full |whole |entire )?(hour|day|week|month|quarter|year)(?![\p{L}-])/giu

/** Single units such as "for a year". "Twice a year" doesn't count. */
const singlesIn = (text: string): Quantity[] =>
  [...text.matchAll(fullUnit)].map((match) => ({
    found: match[0],
    value: 1,
    unit: (match[1] ?? '').toLowerCase(),
    counted: [],
  }))

/** Amounts with halves: "half an hour", "two and a half thousand". */
const halvedIn = (text: string): Quantity[] => [
  ...[...text.matchAll(halfUnits)].map((match): Quantity => {
    const of = (match[1] ?? '').toLowerCase()
    const scale = scales[of]
    if (scale === undefined) return { found: match[0], value: 0.5, unit: of, counted: [] }
    return complete(text, { found: match[0], value: scale / 2, at: match.index })
  }),
  ...[...text.matchAll(andAHalf)].map((match) => {
    const first = (match[1] ?? '').toLowerCase()
    const whole = small.indexOf(first) >= 0 ? small.indexOf(first) : Number(first)
    const scale = scales[(match[2] ?? '').trim().toLowerCase()] ?? 1
    return complete(text, { found: match[0], value: (whole + 0.5) * scale, at: match.index })
  }),
]

const withoutHalved = (text: string): string =>
  text
    .replace(halfUnits, (found) => ' '.repeat(found.length))
    .replace(andAHalf, (found) => ' '.repeat(found.length))

const withoutFractions = (text: string): string =>
  text.replace(fractionPattern, (found) => ' '.repeat(found.length))

const sizesIn = (text: string): Quantity[] =>
  [...text.matchAll(singleWords)].map((match): Quantity => {
    const word = match[0].toLowerCase()
    const size = vagueSizes[word]
    if (size !== undefined) return { found: match[0], value: size, counted: [], vague: true }
    if (halves.has(word)) return { found: match[0], value: 50, unit: 'percent', counted: [] }
    return { found: match[0], value: multiples[word] ?? 2, unit: 'times', counted: [] }
  })

/** Every amount in a text, in digits or words, with its unit and what it counts. Skips digits in names ("S3"). */
export const quantitiesIn = (text: string): Quantity[] => {
  const rest = withoutFractions(withoutHalved(text))
  return [
    ...[...digitsIn(rest), ...wordsIn(rest)].map((found) => complete(rest, found)),
    ...sizesIn(rest),
    ...halvedIn(text),
    ...singlesIn(text),
    ...fractionsIn(text),
  ]
}
