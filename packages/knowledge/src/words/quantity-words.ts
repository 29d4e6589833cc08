import { wordList } from './word-list.ts'

/** Numbers below twenty; the index is the value. */
export const small = wordList(`
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen
`)
/** Multiples of ten, from twenty. */
export const tens = wordList(`
twenty thirty forty fifty sixty seventy eighty ninety
`)

/** Ordinals up to ten; the index is the value. */
export const ordinals = wordList(`
zeroth first second third fourth fifth sixth seventh eighth ninth tenth
`)
export const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  mio: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  dozen: 12,
}
export const vagueSizes: Record<string, number> = {
  dozens: 24,
  hundreds: 200,
  thousands: 2000,
  millions: 2e6,
  billions: 2e9,
}
export const multiples: Record<string, number> = {
  doubled: 2,
  doubling: 2,
  double: 2,
  twice: 2,
  twofold: 2,
  tripled: 3,
  tripling: 3,
  triple: 3,
  threefold: 3,
  quadrupled: 4,
  quadruple: 4,
  tenfold: 10,
}
export const halves = new Set(['halved', 'halving', 'half'])

export const timeUnits: Record<string, string> = {
  ms: 'millisecond',
  millisecond: 'millisecond',
  second: 'second',
  s: 'second',
  sec: 'second',
  minute: 'minute',
  min: 'minute',
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  mo: 'month',
  quarter: 'quarter',
  year: 'year',
  yr: 'year',
}
export const currencyWords = /^(?:dollars?|usd|eur|euros?|gbp|pounds?)$/
export const dataWords: Record<string, string> = {
  kilobyte: 'kb',
  megabyte: 'mb',
  gigabyte: 'gb',
  terabyte: 'tb',
  petabyte: 'pb',
}
export const dataUnits = /^(?:kb|mb|gb|tb|pb|gbps|mbps|kbps|ghz|mhz|rpm|rps|qps|tps|sqft)$/

export const inSmallest: Record<string, [string, number]> = {
  second: ['second', 1],
  minute: ['second', 60],
  hour: ['second', 3600],
  day: ['second', 86400],
  week: ['second', 604800],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['month', 12],
}
