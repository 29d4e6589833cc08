import type { ResumeLanguage } from '@nextrung/contract/resume-document'
import { furtherLanguageNames, spokenLanguageCodes } from '@nextrung/knowledge/words/spoken-languages'
import { fold } from '../../text/fold.ts'
import { tidy } from './fragments.ts'
import type { Line } from './line.ts'
import { type Draft, Sourced } from './sourced.ts'

function languageNames(): Set<string> {
  const names = new Set<string>()
  for (const shownIn of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'sv']) {
    const display = new Intl.DisplayNames([shownIn], { type: 'language' })
    for (const code of spokenLanguageCodes) names.add(fold(display.of(code) ?? code))
  }
  for (const name of furtherLanguageNames) names.add(fold(name))
  return names
}

const names = languageNames()
const level =
  /^(?:(?:cefr|level|niveau|nivel|goethe|delf|dele|toefl|ielts|toeic|jlpt)[\s:-]*)?(?:[abc][12]\+?(?![\p{L}\d])|n[1-5](?!\d)|native(?: or bilingual)?(?: (?:speaker|proficiency|language))?|mother tongue|first language|bilingual|fluent(?:ly)?|full professional(?: proficiency)?|professional(?: working)?(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|working(?: knowledge| proficiency)?|business(?: fluent| level)?|conversational|intermediate|upper[- ]intermediate|advanced|proficient|beginner|basics?|good|very good|excellent|muttersprache|muttersprachlich|fließend|verhandlungssicher|sehr gut|gute?|grundkenntnisse|fortgeschritten|konversationssicher|langue maternelle|maternelle|bilingue|courant|lu, écrit, parlé|intermédiaire|avancé|débutant|notions|scolaire|professionnel|natal|nativo|nativa|lengua materna|materna|bilingüe|fluido|avanzado|alto|medio|intermedio|básico|madrelingua|fluente|ottimo|buono|scolastico|básico|moedertaal|vloeiend|goed|basis|ojczysty|biegły|biegle|komunikatywny|podstawowy|średniozaawansowany|zaawansowany|toefl|ielts|read|write|speak|spoken|written|reading|writing|speaking|\d|[●★■])[^;]{0,60}$/iu

const isLanguage = (text: string) => names.has(fold(text.trim().replace(/^(?:the)\s+/i, '')))

/** Whether any word of the text names a human language. */
const hasLanguageName = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .some((word) => names.has(word))

function readItem(text: string): { language: string; fluency: string | undefined } | undefined {
  const words = tidy(text)
  if (isLanguage(words)) return { language: words, fluency: undefined }
  const match = /^(.{2,30}?)\s*(?:[:(–—/|,]|\s-\s|\s(?=\S))\s*(.{1,80}?)\)?\s*$/u.exec(words)
  if (match !== null) {
    const [, language = '', fluency = ''] = match
    if (isLanguage(language) && level.test(fluency) && !hasLanguageName(fluency))
      return { language: language.trim(), fluency: tidy(fluency.replace(/^\(/, '')) }
  }
  const reversed = /^(.{3,40}?)\s+(?:in\s+)?(\p{L}+)$/u.exec(words)
  if (reversed !== null && isLanguage(reversed[2] ?? '') && level.test(reversed[1] ?? ''))
    return { language: reversed[2] ?? '', fluency: reversed[1] }
  return undefined
}

type Read = { languages: Draft<ResumeLanguage>[]; rest: Line[] }

const itemsOf = (line: Line): string[] =>
  line.cells
    .flatMap((cell) => cell.split(/\s*[•|·;▪]\s*|,\s*(?![^()]*\))|(?<=\))\s+(?:and|und|et|y|e)\s+/))
    .filter((item) => item.trim() !== '')

/** "English / Native", where the cells of a line or the line below it tell the level. */
function levelsBeside(line: Line, below: Line | undefined): Read['languages'] | undefined {
  if (below === undefined || !line.cells.every(isLanguage)) return undefined
  if (
    below.cells.length !== line.cells.length ||
    below.cells.some((cell) => readItem(cell) !== undefined || !level.test(cell) || hasLanguageName(cell))
  )
    return undefined
  return line.cells.map((cell, index) => ({
    language: new Sourced(cell, [line]),
    fluency: new Sourced(below.cells[index] ?? '', [below]),
  }))
}

/** Human languages with the written level. Lines that name none, such as programming languages, are handed back. */
export function readLanguages(lines: readonly Line[]): Read {
  const read: Read = { languages: [], rest: [] }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) continue
    const beside = levelsBeside(line, lines[at + 1])
    if (beside !== undefined) {
      read.languages.push(...beside)
      at += 1
      continue
    }
    const whole =
      readItem(line.text) ?? (line.cells.length === 2 ? readItem(line.cells.join(' - ')) : undefined)
    const items = whole === undefined ? itemsOf(line).map(readItem) : [whole]
    if (items.length === 0 || items.some((item) => item === undefined)) {
      read.rest.push(line)
      continue
    }
    for (const item of items) {
      if (item === undefined) continue
      read.languages.push({
        language: new Sourced(item.language, [line]),
        fluency: item.fluency === undefined ? undefined : new Sourced(item.fluency, [line]),
      })
    }
  }
  return read
}
