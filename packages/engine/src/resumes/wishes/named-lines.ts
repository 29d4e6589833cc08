import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { likeness, mentionsWords } from '../../text/likeness.ts'
import { numberPattern, ordinalPattern, readNumber, readOrdinal } from '../../text/number-words.ts'
import type { WishTarget } from '../wish-model/wish.ts'
import { entryName } from '../wish-model/wish-entries.ts'
import { findEntryByWords, findNamedEntry } from './named-entries.ts'
import { sectionNamed } from './section-words.ts'
import type { TargetMatch } from './target-match.ts'

type LineTarget = Extract<WishTarget, { kind: 'line' }>

const lineNoun = '(?:bullet ?points?|bullets?|lines?|points?|sentences?|items?|one)'

const entriesWithLines = (
  document: ResumeDocument,
): { list: 'work' | 'projects'; name: string; lines: string[] }[] => [
  ...document.work.map((job) => ({
    list: 'work' as const,
    name: entryName('work', job),
    lines: job.highlights,
  })),
  ...document.projects.map((project) => ({
    list: 'projects' as const,
    name: entryName('projects', project),
    lines: project.highlights,
  })),
]

const allLines = (document: ResumeDocument): LineTarget[] => [
  ...entriesWithLines(document).flatMap(({ name, lines }) =>
    lines.map((text) => ({ kind: 'line' as const, text, entry: name })),
  ),
  ...document.education.flatMap(({ highlights }) =>
    highlights.map((text) => ({ kind: 'line' as const, text })),
  ),
  ...document.other.flatMap(({ lines }) => lines.map((text) => ({ kind: 'line' as const, text }))),
]

const listOf = (
  where: string | undefined,
  document: ResumeDocument,
): TargetMatch | { name: string; lines: string[] } => {
  const entries = entriesWithLines(document).filter(({ lines }) => lines.length > 0)
  const words = where?.replace(/^(?:the|my) /i, '')
  const section = words && sectionNamed(words.toLowerCase())
  const inSection = section ? entries.filter(({ list }) => list === section) : entries
  const [only, ...others] = inSection
  if ((!words || section) && only && others.length === 0) return only
  const found =
    words && !section ? (findNamedEntry(words, document) ?? findEntryByWords(words, document)) : undefined
  if (found && 'question' in found) return found
  const [target] = found?.targets ?? []
  const entry = target?.kind === 'entry' ? entries.find(({ name }) => name === target.name) : undefined
  return (
    entry ?? {
      question: 'Say which job or project it stands in, for example “the second bullet of the … job”.',
    }
  )
}

type Place = { where: string | undefined; place: string; count: number }

const readPlace = (words: string): Place | undefined => {
  const inEntry = String.raw`(?: (?:of|in|under|from|at|for|on) (.+))?`
  const ofEntry = new RegExp(
    String.raw`^(?:the )?(${ordinalPattern})(?: (${numberPattern}))? ${lineNoun}${inEntry}$`,
    'i',
  ).exec(words)
  if (ofEntry)
    return { place: ofEntry[1] ?? '', count: readNumber(ofEntry[2] ?? '1') ?? 1, where: ofEntry[3] }
  const entrys = new RegExp(
    String.raw`^(.+?)(?:'s?)? (${ordinalPattern})(?: (${numberPattern}))? ${lineNoun}$`,
    'i',
  ).exec(words)
  if (entrys) return { where: entrys[1], place: entrys[2] ?? '', count: readNumber(entrys[3] ?? '1') ?? 1 }
  const numbered = new RegExp(
    String.raw`^(?:bullet(?: point)?|line|point) (?:number |no\.? ?|#)?(\d{1,2}|${numberPattern})${inEntry}$`,
    'i',
  ).exec(words)
  const at = numbered?.[1] ? readNumber(numbered[1]) : undefined
  return at === undefined ? undefined : { place: `${at}th`, count: 1, where: numbered?.[2] }
}

const linesAtPlace = ({ where, place, count }: Place, document: ResumeDocument): TargetMatch => {
  const list = listOf(where, document)
  if (!('lines' in list)) return list
  const at = readOrdinal(place, list.lines.length)
  if (at === undefined) return { question: `There are only ${list.lines.length} lines in ${list.name}.` }
  const from = /last|final|bottom/i.test(place) ? Math.max(0, at - count + 1) : at
  return {
    targets: list.lines.slice(from, from + count).map((text) => ({ kind: 'line', text, entry: list.name })),
  }
}

const aboutWords = (words: string): { about: string; isPlural: boolean } | undefined => {
  const after = new RegExp(String.raw`^(.+?)(?:'s)? (${lineNoun})$`, 'i').exec(words)
  if (after?.[1]) return { about: after[1], isPlural: /s$/i.test(after[2] ?? '') }
  const before = new RegExp(
    String.raw`^(${lineNoun}) (?:about|on|with|mentioning|that (?:mentions?|says?|talks? about|starts? with)|where i|saying|starting with|which (?:mentions?|says?)|regarding|of|for) (?:the |my )?(.+)$`,
    'i',
  ).exec(words)
  return before?.[2] ? { about: before[2], isPlural: /s$/i.test(before[1] ?? '') } : undefined
}

const severalFit = (lines: LineTarget[], about: string): TargetMatch => ({
  question: `${lines.length} lines speak of “${about}”: quote the one you mean, for example “${lines[0]?.text ?? ''}”.`,
})

/** The lines identified by position ("the help desk job's second bullet") or topic ("the Splunk line"). */
export const findNamedLines = (words: string, document: ResumeDocument): TargetMatch | undefined => {
  const place = readPlace(words)
  if (place) return linesAtPlace(place, document)
  const named = aboutWords(words)
  if (!named) return undefined
  const about = named.about.replace(/^["“„]|["”“]$/g, '')
  const lines = allLines(document).filter(({ text }) => mentionsWords(text, about))
  if (lines.length > 0)
    return lines.length > 1 && !named.isPlural ? severalFit(lines, about) : { targets: lines }
  const entry =
    findNamedEntry(about, document) ?? (named.isPlural ? findEntryByWords(about, document) : undefined)
  const [target] = entry && 'targets' in entry ? entry.targets : []
  if (!named.isPlural || target?.kind !== 'entry') return undefined
  return { targets: allLines(document).filter((line) => line.entry === target.name) }
}

/** The quoted line, or one so similar that no other can be meant. */
export const findQuotedLine = (words: string, document: ResumeDocument): TargetMatch | undefined => {
  const quoted = /^["“„](.+)["”“]$/.exec(words)?.[1] ?? (words.split(/\s+/).length > 3 ? words : undefined)
  if (!quoted) return undefined
  const bare = quoted.replace(/[.…]+$/, '')
  const lines = allLines(document)
  const [start] = lines.filter(({ text }) => text.toLowerCase().startsWith(bare.toLowerCase()))
  if (start) return { targets: [start] }
  const [best] = lines
    .map((line) => ({ line, same: likeness(line.text, bare) }))
    .filter(({ same }) => same >= 0.7)
    .sort((a, b) => b.same - a.same)
  return best && { targets: [best.line] }
}
