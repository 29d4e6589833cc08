import type { InventedDate, ResumeLanguage } from '../invented-person.ts'
import type { Random } from '../seeded-random.ts'
import type { Piece } from '../shapes.ts'
import { dateWords } from './date-words.ts'
import { singleDates, writeDate } from './single-dates.ts'

export type Dated = { start?: InventedDate; end?: InventedDate }

/** How one person writes dates all through the resume. */
export type DateStyle = {
  name: string
  single: (date: InventedDate) => Piece[] | undefined
  range: (dated: Dated) => Piece[] | undefined
}

type Choices = {
  language: ResumeLanguage
  style: string
  present: string
  separator: string
  /** Words around a closed range instead of a separator. */
  around?: readonly [string, string]
  /** What a running job says instead of "2019 - present". */
  running: 'present' | 'since' | 'open' | 'onwards' | 'start'
  since: string
  shortens: 'month' | 'year' | undefined
  duration: 'brackets' | 'dot' | 'comma' | undefined
}

/** A running job is taken to end here when its length is written out. */
const today = { year: 2025, month: 9 }

export function makeDateStyle(input: { language: ResumeLanguage; random: Random }): DateStyle {
  const choices = choose(input)
  const { language, style } = choices
  const { around, running, duration } = choices
  return {
    name: [style, around ? 'words' : choices.separator.trim(), running, duration && `length-${duration}`]
      .filter(Boolean)
      .join('_')
      .replaceAll(' ', '-'),
    single: (date) =>
      date === 'present'
        ? [{ text: choices.present, label: 'dates' }]
        : [{ text: writeDate({ date, style, language }), label: 'dates' }],
    range: (dated) => rangePieces(dated, choices),
  }
}

function choose({ language, random }: { language: ResumeLanguage; random: Random }): Choices {
  const words = dateWords[language]
  const style = random.weighted(
    Object.entries(singleDates)
      .filter(([, { languages }]) => languages === undefined || languages.includes(language))
      .map(([name, { weight }]) => [name, weight] as const),
  )
  const tight = /-|iso|hyphen/.test(style) ? [] : (['-', '–', '—'] as const)
  const separator = random.weighted<string>([
    [' - ', 28],
    [' – ', 28],
    [' — ', 6],
    [random.pick([' - ', ...tight]), 16],
    [` ${random.pick(words.until)} `, 14],
    [random.pick([' / ', ' -- ', ' → ', ' > ', ' ~ ', ' | ', ' -', '- ', ' ‒ ', ' ― ']), 5],
  ])
  return {
    language,
    style,
    present: random.chance(0.6) ? random.pick(words.present.slice(0, 3)) : random.pick(words.present),
    separator,
    ...(random.chance(0.06) ? { around: random.pick(words.fromTo) } : {}),
    running: random.weighted([
      ['present', 80],
      ['since', 11],
      ['open', 3],
      ['onwards', 2],
      ['start', 1],
    ]),
    since: random.pick(words.since),
    shortens: random.weighted([
      [undefined, 88],
      ['year', 5],
      ['month', 7],
    ]),
    duration: random.weighted([
      [undefined, 88],
      ['brackets', 6],
      ['dot', 4],
      ['comma', 2],
    ]),
  }
}

function rangePieces(dated: Dated, choices: Choices): Piece[] | undefined {
  const text = rangeText(dated, choices)
  if (text === undefined) return undefined
  const range: Piece = { text, label: 'dates' }
  const length = choices.duration && lengthOf(dated, choices.language)
  if (length !== undefined) {
    const told = { brackets: ` (${length})`, dot: ` · ${length}`, comma: `, ${length}` }
    return [range, { text: told[choices.duration ?? 'brackets'], label: 'none' }]
  }
  return [range]
}

function rangeText({ start, end }: Dated, choices: Choices): string | undefined {
  const { language, style } = choices
  const written = (date: InventedDate): string =>
    date === 'present' ? choices.present : writeDate({ date, style, language })
  if (start === undefined || start === 'present') return end === undefined ? undefined : written(end)
  if (end === undefined) return written(start)
  if (end === 'present') return runningText(written(start), choices)
  if (written(start) === written(end)) return written(start)
  const shortened = shortRange({ start, end, choices })
  if (shortened !== undefined) return shortened
  if (choices.around) return `${choices.around[0]}${written(start)}${choices.around[1]}${written(end)}`
  return `${written(start)}${choices.separator}${written(end)}`
}

function runningText(start: string, choices: Choices): string {
  if (choices.running === 'since') return `${choices.since}${start}`
  if (choices.running === 'open') return `${start} –`
  if (choices.running === 'onwards') return choices.language === 'en' ? `${start} onwards` : `${start} –`
  if (choices.running === 'start') return start
  if (choices.around) return `${choices.around[0]}${start}${choices.around[1]}${choices.present}`
  return `${start}${choices.separator}${choices.present}`
}

/** "Jan – Mar 2019" within a year, "May 2014 – 16" and "2014-16" where the century repeats. */
function shortRange(input: {
  start: Exclude<InventedDate, 'present'>
  end: Exclude<InventedDate, 'present'>
  choices: Choices
}): string | undefined {
  const { start, end, choices } = input
  const { language, style, separator } = choices
  const written = (date: Exclude<InventedDate, 'present'>): string => writeDate({ date, style, language })
  if (choices.shortens === 'month' && start.year === end.year && start.month && end.month) {
    const first = written(start)
    const year = ` ${start.year}`
    if (first.endsWith(year) && !/\d/.test(first.slice(0, -year.length)))
      return `${first.slice(0, -year.length)}${separator}${written(end)}`
  }
  if (choices.shortens !== 'year' || !['short year', 'year', 'long year'].includes(style)) return undefined
  if (Math.floor(start.year / 100) !== Math.floor(end.year / 100) || end.year <= start.year) return undefined
  return `${written(start)}${separator}${String(end.year % 100).padStart(2, '0')}`
}

function lengthOf({ start, end }: Dated, language: ResumeLanguage): string | undefined {
  if (!start || !end || start === 'present') return undefined
  const until = end === 'present' ? today : end
  const months = (until.year - start.year) * 12 + (until.month ?? 1) - (start.month ?? 1) + 1
  if (months < 1) return undefined
  const { year, month, and } = dateWords[language].duration
  const counted = (count: number, [one, several]: [string, string]): string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]
  return [...counted(Math.floor(months / 12), year), ...counted(months % 12, month)].join(and)
}
