import type { ResumeSkillGroup } from '@nextrung/contract/resume-document'
import { findSkills } from '../../text/find-skills.ts'
import { readLanguageList } from '../../text/read-language-list.ts'
import { splitSkillEntries } from '../../text/split-skill-list.ts'
import { flattenColumns } from './flatten-columns.ts'
import { headingKind } from './heading-words.ts'
import { joinText } from './join-lines.ts'
import type { Line } from './line.ts'
import { type Draft, Sourced } from './sourced.ts'

const labelled = /^([^:,;|]{2,48}?)\s*[:：]\s+(?=\S)|^([^:,;|]{2,48}?)\s*[:：]$/u
const levelOnly =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|novice|fluent|familiar|experienced|master|experte|fortgeschritten|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|[★☆●○◆◇■□▪▫ ]{3,}|\d{1,3} ?%)$/iu

/** Splits chips without separators ("Go Python Node.js") at known skills. */
function cutChips(text: string): string[] | undefined {
  if (/[,;|•/]/.test(text) || text.split(' ').length < 2) return undefined
  const found = findSkills({ text, inSkillsSection: true })
  const covered = found.reduce((sum, { start, end }) => sum + end - start, 0)
  if (found.length < 2 || covered < 0.6 * text.replace(/ /g, '').length) return undefined
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of found) {
    pieces.push(text.slice(from, start), text.slice(start, end))
    from = end
  }
  pieces.push(text.slice(from))
  const chips = pieces
    .map((piece) => piece.replace(/^(?:and|&)\s+/i, '').trim())
    .filter((piece) => piece !== '')
  // "a little Python" and "Excel including Pivot" are said about a skill; a chip is a name.
  return chips.every((chip) => /^[\p{Lu}\p{N}]/u.test(chip) || findSkills({ text: chip }).length > 0)
    ? chips
    : undefined
}

/** The entries of a list as written, with their levels. */
const splitKeywords = (text: string): string[] => cutChips(text) ?? splitSkillEntries(text)

// The reader of the sections moves a group with this label to the languages.
const languagesLabel = 'Languages'

/** A line such as "English (C1), German (native)" among the skills; a single bare name may be anything. */
function isSpokenLine({ text }: Line): boolean {
  const list = readLanguageList(text)
  return (
    list !== undefined &&
    list.languages.length > 0 &&
    (list.languages.length > 1 || list.languages.some(({ fluency }) => fluency !== undefined))
  )
}

type Open = { name: Sourced<string> | undefined; texts: { text: string; lines: Line[] }[] }

const isGroupName = (line: Line, next: Line | undefined) =>
  next !== undefined &&
  line.cells.length === 1 &&
  !/[,;|]/.test(line.text) &&
  line.text.length < 40 &&
  line.text.split(' ').length <= 5 &&
  !next.bold &&
  (line.bold || headingKind(line.text) === 'skills')

const isListLine = (line: Line) => /[,;|•]/.test(line.text)

/** A name, its level and its list on three lines. */
const isNamedBelow = (lines: readonly Line[], at: number): boolean => {
  const [line, second, third] = [lines[at], lines[at + 1], lines[at + 2]]
  if (line === undefined || second === undefined || isListLine(line) || line.cells.length > 1) return false
  return levelOnly.test(second.text) && third !== undefined && isListLine(third)
}

/** Names, optional levels, and lists stacked in columns. */
const isSkillTable = ([first, second]: readonly Line[]): boolean =>
  first?.cells.every((cell) => !/[,;]/.test(cell)) === true &&
  second?.cells.every((cell) => levelOnly.test(cell) || /,/.test(cell)) === true

type Reading = { lines: readonly Line[]; groups: Open[]; spoken: Open[] }

const openGroup = ({ groups }: Reading, name: Sourced<string> | undefined): Open => {
  const group: Open = { name, texts: [] }
  groups.push(group)
  return group
}

/** The cells of a row, each level joined to the name it belongs to: "Python | Expert". */
const namesWithLevels = (cells: readonly string[]): string[] => {
  const named: string[] = []
  for (const cell of cells) {
    const last = named.pop()
    if (last === undefined) named.push(cell)
    else if (levelOnly.test(cell)) named.push(/\p{L}/u.test(cell) ? `${last} (${cell})` : last)
    else named.push(last, cell)
  }
  return named
}

/** Opens a group if the line at `at` is a label or has one; how many lines were read. */
function readLabel(reading: Reading, at: number): number {
  const [line, next] = [reading.lines[at], reading.lines[at + 1]]
  if (line === undefined) return 0
  const label = labelled.exec(line.text)
  const name = (label?.[1] ?? label?.[2])?.trim()
  if (name !== undefined && label !== null) {
    const rest = line.text.slice(label[0].length).trim()
    const group = openGroup(reading, new Sourced(name, [line]))
    if (rest !== '') group.texts.push({ text: rest, lines: [line] })
    return 1
  }
  if (next !== undefined && isNamedBelow(reading.lines, at)) {
    openGroup(reading, new Sourced(`${line.text} (${next.text})`, [line, next]))
    return 2
  }
  if (isGroupName(line, next)) {
    openGroup(reading, new Sourced(line.text, [line]))
    return 1
  }
  const [first = '', ...others] = line.cells
  if (others.length !== 1 || !isListLine(line) || /[,;]/.test(first)) return 0
  openGroup(reading, new Sourced(first, [line])).texts.push({ text: others.join(', '), lines: [line] })
  return 1
}

function readEntries(reading: Reading, at: number): void {
  const line = reading.lines[at]
  if (line === undefined) return
  const last = reading.groups.at(-1)?.texts.at(-1)
  if (last !== undefined && !line.bullet && isWrapped(reading.lines[at - 1], line)) {
    last.text = joinText(last.text, line.text)
    last.lines.push(line)
  } else if (isSpokenLine(line)) {
    const name = new Sourced(languagesLabel, [line])
    reading.spoken.push({ name, texts: [{ text: line.text, lines: [line] }] })
  } else {
    const group = reading.groups.at(-1) ?? openGroup(reading, undefined)
    for (const text of namesWithLevels(line.cells)) group.texts.push({ text, lines: [line] })
  }
}

/** Reads the groups of a skills section: labels where present, entries as written. */
export function readSkillGroups(given: readonly Line[]): Draft<ResumeSkillGroup>[] {
  const reading: Reading = { lines: flattenColumns(given, isSkillTable), groups: [], spoken: [] }
  for (let at = 0; at < reading.lines.length; ) {
    const read = readLabel(reading, at)
    if (read === 0) readEntries(reading, at)
    at += Math.max(1, read)
  }
  return [...reading.groups, ...reading.spoken]
    .map(({ name, texts }) => ({
      name,
      keywords: texts.flatMap(({ text, lines: from }) =>
        splitKeywords(text).map((word) => new Sourced(word, from)),
      ),
    }))
    .filter((group) => group.keywords.length > 0 || group.name !== undefined)
}

/** Whether the last entry of a list stops inside a phrase, such as "a little". */
function endsInside(text: string): boolean {
  const last =
    text
      .split(/[,;|•]/)
      .at(-1)
      ?.trim() ?? ''
  return /^\p{Ll}/u.test(last) && findSkills({ text: last, inSkillsSection: true }).length === 0
}

/** Whether a list continues on the next line. */
function isWrapped(previous: Line | undefined, line: Line): boolean {
  if (previous === undefined || previous.cells.length > 1 || line.cells.length > 1 || line.gapBefore)
    return false
  if (/[,&/(-]$|\s(?:and|und|et|y)$/u.test(previous.text)) return true
  if (previous.text.lastIndexOf('(') > previous.text.lastIndexOf(')')) return true
  if (isListLine(previous) && !isListLine(line) && previous.text.length > 60 && endsInside(previous.text))
    return true
  if (/^\p{Ll}/u.test(line.text) && previous.text.length > 40) return true
  return (
    isListLine(previous) &&
    isListLine(line) &&
    previous.text.length > 60 &&
    !/\.$/.test(previous.text) &&
    (!previous.bullet || !line.bold)
  )
}
