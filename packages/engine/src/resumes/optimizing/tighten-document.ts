import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { capitalizeFirst, endLike, mostEndWithStop } from '../../text/tidy-punctuation.ts'
import { formatDateRange } from '../resume-text.ts'
import { spellSkillEntry } from './spell-skills.ts'
import type { Tense } from './strengthen-opening.ts'
import { type LineKind, tightenLine } from './tighten-line.ts'
import { spellingChange, type TracedResume, type TracedText, type TracedWork } from './traced-document.ts'

/** Names of the person, employers, products, schools and certificates, which no wording rule may change. */
export const namesOf = ({ basics, work, projects, education, certificates }: ResumeDocument): string[] =>
  [
    basics.name,
    ...work.flatMap(({ name, position }) => [name, position]),
    ...projects.map(({ name }) => name),
    ...education.map(({ institution }) => institution),
    ...certificates.flatMap(({ name, issuer }) => [name, issuer]),
  ].filter((name) => name !== undefined)

type Wording = { kind: LineKind; tense: Tense; isOver?: boolean; names: string[] }

const tightenText = (line: TracedText, wording: Wording): void => {
  const { text, changes } = tightenLine({ text: line.text, ...wording })
  line.text = text
  line.changes = [...line.changes, ...changes]
}

const tenseOf = ({ current }: Pick<TracedWork, 'current'>): Tense => (current ? 'base' : 'past')

const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text)

/**
 * Lines that start in lower case among lines that don't are continuations broken off when the file was read. They are
 * not reworded.
 */
const findBrokenLines = (lines: TracedText[]): Set<TracedText> => {
  const small = lines.filter(({ text }) => startsSmall(text))
  return new Set(
    small.length * 2 > lines.length ? [] : small.filter(({ text }) => capitalizeFirst(text) !== text),
  )
}

const endAllLike = (lines: TracedText[]): void => {
  const withStop = mostEndWithStop(lines.map(({ text }) => text))
  for (const line of lines) {
    const text = endLike({ text: line.text, withStop })
    if (text !== line.text)
      line.changes = [
        ...line.changes,
        withStop ? 'Full stop added like the others' : 'Full stop removed like the others',
      ]
    line.text = text
  }
}

type Dated = Pick<TracedWork, 'startDate' | 'endDate' | 'current' | 'dateText'>

/** Marks dates that are shown in a different form than the person wrote. */
const noteDateForm = ({ startDate, endDate, current, dateText }: Dated): void => {
  if (!dateText) return
  const shown = formatDateRange({ startDate: startDate?.text, endDate: endDate?.text, current })
  if (shown === dateText.text) return
  for (const date of [startDate, endDate])
    if (date) date.changes = [...date.changes, 'Date written like the others']
}

/** Rewords the resume's lines in place, as far as the truth check allows. `kept` lines stay unchanged. */
export const tightenDocument = (
  resume: TracedResume,
  { document, kept }: { document: ResumeDocument; kept: Set<TracedText> },
): void => {
  const names = namesOf(document)
  const bullets = [...resume.work, ...resume.projects].flatMap(({ highlights }) => highlights)
  const broken = findBrokenLines(bullets)
  const tighten = (line: TracedText, wording: Omit<Wording, 'names'>): void => {
    if (!broken.has(line) && !kept.has(line)) tightenText(line, { ...wording, names })
  }
  for (const entry of [...resume.work, ...resume.projects, ...resume.education]) noteDateForm(entry)
  for (const job of resume.work) {
    const tense = tenseOf(job)
    const isOver = !job.current && job.endDate !== undefined
    for (const line of job.highlights) tighten(line, { kind: 'bullet', tense, isOver })
    if (job.summary) tighten(job.summary, { kind: 'bullet', tense, isOver })
  }
  for (const { highlights, description } of resume.projects) {
    for (const line of highlights) tighten(line, { kind: 'bullet', tense: 'past' })
    if (description) tighten(description, { kind: 'prose', tense: 'past' })
  }
  if (resume.basics.summary) tighten(resume.basics.summary, { kind: 'prose', tense: 'past' })
  for (const keyword of [
    ...resume.skills.flatMap(({ keywords }) => keywords),
    ...resume.projects.flatMap(({ keywords }) => keywords),
  ].filter((one) => !kept.has(one))) {
    const text = spellSkillEntry(keyword.text)
    if (text !== keyword.text) keyword.changes = [...keyword.changes, spellingChange]
    keyword.text = text
  }
  endAllLike(bullets.filter((line) => !broken.has(line) && !kept.has(line)))
}
