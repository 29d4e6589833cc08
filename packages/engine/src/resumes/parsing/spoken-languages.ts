import type { ResumeLanguage } from '@nextrung/contract/resume-document'
import { isLanguageLevel } from '../../text/language-levels.ts'
import { findLanguageNames } from '../../text/language-names.ts'
import { readLanguageList } from '../../text/read-language-list.ts'
import { joinText } from './join-lines.ts'
import type { Line } from './line.ts'
import { type Draft, Sourced } from './sourced.ts'

type Read = { languages: Draft<ResumeLanguage>[]; rest: Line[] }

const tableHead =
  /^(?:(?:foreign )?languages?(?: skills?)?|level|proficiency|fluency|spoken|written|reading|writing|speaking|listening|understanding|sprachen?|niveau|langues?|idiomas?|nivel|nível|lingu[ae]|livello|línguas?|ta(?:al|len)|język[i]?|poziom|språk|nivå|cefr(?: level)?)$/iu

const isTableHead = ({ cells }: Line) =>
  cells.length > 1 && cells.every((cell) => tableHead.test(cell.trim()))

const isOneName = (cell: string) => {
  const [name, ...others] = findLanguageNames(cell)
  return name !== undefined && others.length === 0 && name.text.length >= cell.trim().length - 1
}

/** "English / Native", where the line below tells the levels cell by cell. */
function levelsBelow(line: Line, below: Line | undefined): Read['languages'] | undefined {
  if (below === undefined || below.cells.length !== line.cells.length || line.cells.length < 2)
    return undefined
  const isLevels = below.cells.every((cell) => isLanguageLevel(cell) && findLanguageNames(cell).length === 0)
  if (!line.cells.every(isOneName) || !isLevels) return undefined
  return line.cells.map((cell, at) => ({
    language: new Sourced(cell, [line]),
    fluency: new Sourced(below.cells[at] ?? '', [below]),
  }))
}

const isOpen = (text: string) =>
  /[,&(]$|\s(?:and|und|et|y)$/u.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')')

type Passage = { text: string; lines: Line[] }

/** A list that a narrow column broke after a comma or inside a bracket goes on below. */
function passageAt(lines: readonly Line[], from: number): Passage | undefined {
  let passage: Passage | undefined
  for (const line of lines.slice(from)) {
    const text = line.cells.join(' | ')
    if (passage === undefined) passage = { text, lines: [line] }
    else if (isOpen(passage.text) && !line.bullet)
      passage = { text: joinText(passage.text, text), lines: [...passage.lines, line] }
    else break
  }
  return passage
}

/** Human languages with the written level. Lines that name none, such as programming languages, are handed back. */
export function readLanguages(given: readonly Line[]): Read {
  const read: Read = { languages: [], rest: [] }
  const lines = given.filter((line) => !isTableHead(line))
  let label: { level: Sourced<string>; lines: Line[] } | undefined
  for (let at = 0; at < lines.length; ) {
    const [line, below] = [lines[at], lines[at + 1]]
    const columns = line && levelsBelow(line, below)
    if (columns !== undefined) {
      read.languages.push(...columns)
      at += 2
      continue
    }
    const passage = passageAt(lines, at)
    if (passage === undefined) break
    at += passage.lines.length
    const list = readLanguageList(passage.text)
    const last = read.languages.at(-1)
    if (list === undefined) read.rest.push(...passage.lines)
    else if (list.languages.length > 0) {
      for (const { language, fluency } of list.languages)
        read.languages.push({
          language: new Sourced(language, passage.lines),
          fluency: fluency === undefined ? label?.level : new Sourced(fluency, passage.lines),
        })
      label = undefined
    } else if (list.level !== undefined) {
      const level = new Sourced(list.level, passage.lines)
      if (last !== undefined && last.fluency === undefined) last.fluency = level
      else label = { level, lines: passage.lines }
    }
  }
  // A level that nothing follows is no language; its words are kept.
  if (label !== undefined) read.rest.push(...label.lines)
  return read
}
