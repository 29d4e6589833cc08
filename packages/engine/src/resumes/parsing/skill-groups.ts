import type { ResumeSkillGroup } from '@nextrung/contract/resume-document'
import { findSkills } from '../../text/find-skills.ts'
import { fold } from '../../text/fold.ts'
import { splitSkillList } from '../../text/split-skill-list.ts'
import { flattenColumns } from './flatten-columns.ts'
import { headingKind } from './heading-words.ts'
import { joinText } from './join-lines.ts'
import type { Line } from './line.ts'
import { type Draft, Sourced } from './sourced.ts'

const labelled = /^([^:,;|]{2,48}?)\s*[:：]\s+(?=\S)|^([^:,;|]{2,48}?)\s*[:：]$/u
const levelOnly =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|novice|fluent|familiar|experienced|master|experte|fortgeschritten|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|[★☆●○◆◇■□▪▫ ]{3,}|\d{1,3} ?%)$/iu

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []

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
  return pieces.map((piece) => piece.replace(/^(?:and|&)\s+/i, '').trim()).filter((piece) => piece !== '')
}

/**
 * The entries of a list as written. If the usual split would drop a word, such as a level, the plain split is used.
 */
function splitKeywords(text: string): string[] {
  const chips = cutChips(text)
  if (chips !== undefined) return chips
  const entries = splitSkillList(text.replace(/^([^,;|]{0,40}):/, '$1 -'))
  const kept = new Set(entries.flatMap(wordsOf))
  const isWhole = wordsOf(text).every((word) => kept.has(word) || /^(?:and|und|et|y|e|or)$/.test(word))
  if (isWhole) return entries
  return text
    .split(/\s*[;|•·]\s*|,\s+(?![^()]*\))/)
    .map((entry) => entry.trim().replace(/[.,]$/, ''))
    .filter((entry) => entry !== '')
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

/** Reads the groups of a skills section: labels where present, entries as written. */
export function readSkillGroups(given: readonly Line[]): Draft<ResumeSkillGroup>[] {
  const lines = flattenColumns(given, isSkillTable)
  const groups: Open[] = []
  const open = (name: Sourced<string> | undefined) => {
    const group: Open = { name, texts: [] }
    groups.push(group)
    return group
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) continue
    const { text } = line
    const label = labelled.exec(text)
    const name = (label?.[1] ?? label?.[2])?.trim()
    const current = groups.at(-1)
    const last = current?.texts.at(-1)
    const previous = lines[at - 1]
    if (name !== undefined && label !== null) {
      const rest = text.slice(label[0].length).trim()
      const group = open(new Sourced(name, [line]))
      if (rest !== '') group.texts.push({ text: rest, lines: [line] })
    } else if (isNamedBelow(lines, at)) {
      const level = lines[at + 1]
      open(new Sourced(`${text} (${level?.text ?? ''})`, level === undefined ? [line] : [line, level]))
      at += 1
    } else if (isGroupName(line, lines[at + 1])) open(new Sourced(text, [line]))
    else if (
      line.cells.length > 1 &&
      line.cells.length === 2 &&
      isListLine(line) &&
      !/[,;]/.test(line.cells[0] ?? '')
    ) {
      open(new Sourced(line.cells[0] ?? '', [line])).texts.push({
        text: line.cells.slice(1).join(', '),
        lines: [line],
      })
    } else if (last !== undefined && !line.bullet && isWrapped(previous, line)) {
      last.text = joinText(last.text, text)
      last.lines.push(line)
    } else {
      const group = current ?? open(undefined)
      for (const cell of line.cells) group.texts.push({ text: cell, lines: [line] })
    }
  }
  return groups
    .map(({ name, texts }) => ({
      name,
      keywords: texts.flatMap(({ text, lines: from }) =>
        splitKeywords(text).map((word) => new Sourced(word, from)),
      ),
    }))
    .filter((group) => group.keywords.length > 0 || group.name !== undefined)
}

/** Whether a list continues on the next line. */
function isWrapped(previous: Line | undefined, line: Line): boolean {
  if (previous === undefined || previous.cells.length > 1 || line.cells.length > 1 || line.gapBefore)
    return false
  if (/[,&/(-]$|\s(?:and|und|et|y)$/u.test(previous.text)) return true
  if (/^\p{Ll}/u.test(line.text) && previous.text.length > 40) return true
  return (
    isListLine(previous) &&
    isListLine(line) &&
    previous.text.length > 60 &&
    !/\.$/.test(previous.text) &&
    (!previous.bullet || !line.bold)
  )
}
