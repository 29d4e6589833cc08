import { findSkills } from './find-skills.ts'
import { isLanguageLevel, isLevelPhrase, ratingMarks } from './language-levels.ts'
import { findLanguageNames, type LanguageName } from './language-names.ts'

/** A language as it is written in a list, and how well the person says they know it. */
export type ListedLanguage = { language: string; fluency: string | undefined }

/** What one line of a list tells; `level` is a level without a language of its own. */
export type LanguageList = { languages: ListedLanguage[]; level: string | undefined }

type Reading = LanguageList & { carried: string | undefined }

const separator = /[;|\n\t、，；]|,(?![^()]{0,300}\))|\s[•·▪∙▸–—-]\s(?=[^()]{0,300}$)|\s{3,}/u
const conjunction = /(?:^|\s)(?:and|und|et|y|e|i|oraz|och|en|&|\+)(?=\s|$)/iu
const filler =
  '(?:(?:i )?speaks?|in|auf|en|de|du|del|of|the|as|i|is|my|an|w|po|på|and|und|et|y|e|oraz|och|other|foreign|weitere|autres?|otros?|andere|lang(?:uage|ue)s?(?:\\(s\\)|\\b)|sprachen?|fremdsprachen?|idiomas?|lenguas?|lingu[ae]s?|línguas?|ta(?:al|len)|språk|język[i]?|tongue\\(s\\))'
const leadingFiller = new RegExp(`^(?:${filler}(?:\\s+|\\s*[:：]\\s*|$))+`, 'iu')
const trailingFiller = new RegExp(`(?:(?:^|\\s+)${filler})+$`, 'iu')
const edges = /^[\s,;|•·、–—:：/&+=-]+|[\s,;|•·、–—:：/&=-]+$/gu
const labelEnd = /(?:[:：]|\s(?:(?:i )?speaks?|in|auf|en|of))\s*$/iu
const mostWords = 8
const mostWordsUnknown = 2

const marksOf = (text: string) => text.replace(ratingMarks, (marks) => '\u2605'.repeat(marks.length))

function withoutBrackets(text: string): string {
  const bare = text.replace(edges, '')
  const whole = /^\(([^()]*)\)$|^\[([^[\]]*)\]$/.exec(bare)
  if (whole !== null) return (whole[1] ?? whole[2] ?? '').replace(edges, '')
  const opened = (bare.match(/\(/g) ?? []).length
  const closed = (bare.match(/\)/g) ?? []).length
  if (opened > closed) return bare.replace('(', ' ').replace(edges, '')
  return closed > opened ? bare.replace(/\)(?=[^)]*$)/, '').replace(edges, '') : bare
}

function cleaned(text: string): string {
  const bare = withoutBrackets(text).replace(/\s+/g, ' ').trim()
  if (isLevelPhrase(bare)) return bare
  return withoutBrackets(bare.replace(leadingFiller, '').replace(trailingFiller, ''))
}

const joined = (before: string, after: string): string | undefined => {
  if (before === '' || after === '') return before === '' && after === '' ? undefined : before + after
  return /^\p{Ll}+$/u.test(after) ? `${before} ${after}` : `${before}, ${after}`
}

/** The names outside brackets; a bracket behind a name is part of it where it only says which kind is meant. */
function namesIn(part: string): LanguageName[] {
  const all = findLanguageNames(part)
  const isInBrackets = ({ start }: LanguageName) =>
    part.lastIndexOf('(', start) > part.lastIndexOf(')', start) && part.indexOf('(') < start
  const outside = all.filter((name) => !isInBrackets(name))
  if (outside.length === 0) return all
  return outside.map((name) => {
    const inner = all.find(
      (other) => isInBrackets(other) && /^\s*\($/.test(part.slice(name.end, other.start)),
    )
    if (inner === undefined || part[inner.end] !== ')') return name
    const end = inner.end + 1
    return { text: part.slice(name.start, end), start: name.start, end }
  })
}

/** Divides the words between two languages: what belongs to the left one, and what to the right one. */
function divide(gap: string, levelsLead: boolean): [string, string] {
  const cut = conjunction.exec(gap)
  if (cut !== null) return [gap.slice(0, cut.index), gap.slice(cut.index + cut[0].length)]
  return levelsLead ? ['', gap] : [gap, '']
}

function readNamed(part: string, names: readonly LanguageName[], carried: string | undefined): Reading {
  const lead = part.slice(0, names[0]?.start ?? 0)
  const leadLevel = cleaned(lead.replace(labelEnd, ''))
  const isLabel = labelEnd.test(lead) && leadLevel !== ''
  const label = isLabel ? leadLevel : carried
  let before = isLabel ? '' : lead
  const languages = names.map(({ text, end }, at): ListedLanguage => {
    const next = names[at + 1]
    const gap = part.slice(end, next?.start ?? part.length)
    const [after, ahead] = next === undefined ? [gap, ''] : divide(gap, leadLevel !== '' && !isLabel)
    const own = joined(cleaned(before), cleaned(after))
    before = ahead
    return { language: text, fluency: own ?? label }
  })
  return { languages, level: undefined, carried: label }
}

const isTooLong = (text: string, most: number) => text.split(/\s+/).length > most

const isSkill = (text: string) => findSkills({ text, inSkillsSection: true }).length > 0

/** A level without a language belongs to the language before it; without one, to those that follow. */
function addLevel(reading: Reading, level: string): void {
  const last = reading.languages.at(-1)
  if (last === undefined) {
    reading.level = level
    reading.carried = level
  } else last.fluency = joined(last.fluency ?? '', level)
}

function addUnknown(reading: Reading, part: string): boolean {
  const match = /^(\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?)(?:\s*[(:–—-]\s*(.+?)\)?)?$/u.exec(
    part,
  )
  const [, name, level] = match ?? []
  if (name === undefined || isSkill(name) || isTooLong(name, mostWordsUnknown)) return false
  if (level !== undefined && !isLanguageLevel(level)) return false
  reading.languages.push({ language: name, fluency: level === undefined ? undefined : cleaned(level) })
  return true
}

const isSound = ({ language, fluency }: ListedLanguage): boolean =>
  fluency === undefined ||
  fluency === language ||
  isLanguageLevel(fluency) ||
  (!isTooLong(fluency, mostWords) && !isSkill(fluency))

/** Splits at separators that are not part of a row of dots or stars. */
function partsOf(text: string): string[] {
  const masked = marksOf(text)
  const parts: string[] = []
  let from = 0
  for (let rest = masked; ; rest = masked.slice(from)) {
    const cut = separator.exec(rest)
    if (cut === null) break
    parts.push(text.slice(from, from + cut.index))
    from += cut.index + cut[0].length
  }
  return [...parts, text.slice(from)].filter((part) => part.replace(edges, '') !== '')
}

/**
 * Reads a line of a list of human languages in any usual writing: "English (native), some Dutch", "Muttersprache:
 * Deutsch", "English | C1", "Spanish ●●●○○". Undefined where something else stands in it, such as a programming language.
 */
export function readLanguageList(text: string): LanguageList | undefined {
  const reading: Reading = { languages: [], level: undefined, carried: undefined }
  const hasNames = findLanguageNames(text).length > 0
  for (const part of partsOf(text)) {
    const names = namesIn(part)
    if (names.length > 0) {
      const read = readNamed(part, names, reading.carried)
      if (!read.languages.every(isSound)) return undefined
      reading.languages.push(...read.languages)
      reading.carried = read.carried
      continue
    }
    const words = cleaned(part)
    if (words === '') continue
    if (isLanguageLevel(part) && !isSkill(part)) addLevel(reading, words)
    else if (!hasNames || !addUnknown(reading, part.replace(edges, ''))) return undefined
  }
  return reading.languages.length === 0 && reading.level === undefined
    ? undefined
    : { languages: reading.languages, level: reading.level }
}
