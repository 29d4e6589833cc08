import type { ResumeEducation } from '@nextrung/contract/resume-document'
import { findDegree, hasInstitutionWord } from '../../text/career-words.ts'
import { type Entry, splitEntries } from './entries.ts'
import { dateFields, type Part, readEntryHeading } from './entry-heading.ts'
import { tidy } from './fragments.ts'
import type { Passage } from './join-lines.ts'
import type { Line } from './line.ts'
import { type RowOptions, toPassages, toRows } from './rows.ts'
import { type Draft, Sourced } from './sourced.ts'
import { splitSchools } from './split-schools.ts'

const score =
  /(?<![\p{L}])(?:c\.?g\.?p\.?a\.?|g\.?p\.?a\.?|overall grade|final grade|grade|abschlussnote|gesamtnote|durchschnittsnote|note|moyenne|mention|nota(?: media)?|promedio|media|voto|średnia|score|percentage|aggregate|marks)\s*[:=–-]?\s*(?:of\s+)?(\d{1,3}(?:[.,]\d{1,3})?\s*%?(?:\s*(?:\/|out of|von|sur|de)\s*\d{1,3}(?:[.,]\d{1,3})?)?(?:\s*\([^()]{1,24}\))?|très bien|bien|assez bien|sobresaliente|sehr gut)/iu
const scoreAfter =
  /(?<![\p{L}\d.])(\d{1,2}(?:[.,]\d{1,3})?\s*(?:\/\s*\d{1,3}(?:[.,]\d{1,2})?)?)\s*(?:c?gpa)(?![\p{L}])/iu
const percentAlone = /^\(?(\d{2}(?:[.,]\d{1,2})?\s*%)\)?$/
const coursework =
  /^(?:(?:relevant|related|key|selected|major|main|core)\s+)?(?:coursework|course work|courses|modules|subjects|kurse|vertiefungen|schwerpunkte|cours(?: suivis)?|matières|asignaturas|materias|cursos|corsi)\s*(?:included?|in)?\s*[:–-]\s*(.+)$/iu
const fixedDegrees =
  /^(?:of\s+)?(?:science|arts|engineering|technology|commerce|laws?|business administration|fine arts|education|philosophy|applied science|computer applications?|public health|research)(?![\p{L}])/iu

/** Splits "Bachelor of Science in Physics" into degree and field. */
export function splitDegree(text: string): { studyType: string; area: string } {
  const at = findDegree(text)
  if (at === undefined) return { studyType: text, area: '' }
  const before = tidy(text.slice(0, at.start))
  const rest = text.slice(at.end)
  const into = /^(.{0,60}?)(?:\s+(?:in|en|em|im fach|im bereich|i|w)\s+|\s*[,:(–]\s*|\s+-\s+)(.+?)\)?$/u.exec(
    rest,
  )
  if (into !== null && before.length < 40) {
    const studyType = text.slice(0, at.end) + (into[1] ?? '')
    return { studyType: tidy(studyType), area: tidy(into[2] ?? '') }
  }
  const field = rest.trim()
  const isOf = /\bof$/i.test(text.slice(0, at.end)) || /^of\s/i.test(field)
  if (field === '' || before !== '' || isOf || fixedDegrees.test(field) || field.split(' ').length > 6)
    return { studyType: text, area: '' }
  return /^[\p{Lu}]/u.test(field)
    ? { studyType: text.slice(0, at.end).trim(), area: tidy(field) }
    : { studyType: text, area: '' }
}

type Kinds = { institution: Part | undefined; degree: Part | undefined; extra: Part[] }

/** Splits a part with both at the comma or dash between school and degree. */
function cutParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (!hasInstitutionWord(part.text)) return [part]
    const degree = findDegree(part.text)
    const school = degree?.start === 0 ? part.text.slice(degree.end).trim() : ''
    if (degree !== undefined && /^\p{Lu}/u.test(school) && hasInstitutionWord(school.split(',')[0] ?? '')) {
      return [{ ...part, text: part.text.slice(0, degree.end) }, ...cutParts([{ ...part, text: school }])]
    }
    const pieces = part.text.split(/,\s*(?![^()]*\))/)
    if (pieces.length === 1) {
      const from = /^(.{2,90}?)\s+(?:from|at|an der|bei der|à l['’]|à la|en la|de la|,)\s+(.+)$/u.exec(
        part.text,
      )
      if (from !== null && findDegree(from[1] ?? '') !== undefined)
        return [
          { ...part, text: from[1] ?? '' },
          { ...part, text: from[2] ?? '' },
        ]
      return [part]
    }
    const schoolAt = pieces.findIndex(hasInstitutionWord)
    const named = pieces.findIndex((piece, at) => at > schoolAt && findDegree(piece) !== undefined)
    const size = schoolAt > 0 ? schoolAt : named > 0 ? named : 1
    const [before, after] = [pieces.slice(0, size).join(', '), pieces.slice(size).join(', ')]
    if (hasInstitutionWord(before) === hasInstitutionWord(after)) return [part]
    return [
      { ...part, text: before },
      { ...part, text: after },
    ]
  })
}

function assign(given: readonly Part[]): Kinds {
  const parts = cutParts(given)
  const schools = parts.filter(({ text }) => hasInstitutionWord(text))
  const degrees = parts.filter(({ text }) => findDegree(text) !== undefined)
  const degree =
    degrees.find((part) => !schools.includes(part)) ??
    degrees.find((part) => schools.length > 1 || part !== schools[0])
  const institution =
    schools.find((part) => part !== degree) ??
    parts.find((part) => part !== degree && findDegree(part.text) === undefined)
  return { institution, degree, extra: parts.filter((part) => part !== institution && part !== degree) }
}

/** The grade without the words that announce it. */
export function readScore(text: string): string | undefined {
  return (score.exec(text) ?? scoreAfter.exec(text) ?? percentAlone.exec(text))?.[1]?.trim()
}

const isScoreAlone = (text: string): boolean =>
  text
    .replace(score, '')
    .replace(scoreAfter, '')
    .replace(percentAlone, '')
    .replace(/[\p{P}\s]/gu, '') === ''

export function educationBody(passages: readonly Passage[]) {
  const courses: Sourced<string>[] = []
  const highlights: Sourced<string>[] = []
  let found: Sourced<string> | undefined
  for (const { text, lines } of passages) {
    const list = coursework.exec(text)?.[1]
    if (list !== undefined) {
      courses.push(
        ...list
          .split(/\s*[,;•|]\s*(?![^()]*\))/)
          .map((course) => course.replace(/\.$/, ''))
          .filter((course) => course !== '')
          .map((course) => new Sourced(course, lines)),
      )
      continue
    }
    const value = found === undefined ? readScore(text) : undefined
    if (value !== undefined) found = new Sourced(value, lines)
    if (value === undefined || !isScoreAlone(text)) highlights.push(new Sourced(text, lines))
  }
  return { courses, highlights, score: found }
}

function toEducation(entry: Entry, options: RowOptions): Draft<ResumeEducation> {
  const head = readEntryHeading(entry.heads, options)
  const scored = head.parts.find(({ text }) => readScore(text) !== undefined)
  const isOnlyScore = scored !== undefined && isScoreAlone(scored.text)
  const unscored = head.parts.map((part) =>
    part === scored && !isOnlyScore
      ? {
          ...part,
          text: tidy(
            part.text
              .replace(score, '')
              .replace(scoreAfter, '')
              .replace(/\(\s*\)/, ''),
          ),
        }
      : part,
  )
  const kinds = assign(unscored.filter((part) => !(isOnlyScore && part === scored)))
  const { institution, degree } = kinds
  const split = degree === undefined ? undefined : splitDegree(degree.text)
  const field =
    split?.area === '' || split === undefined
      ? kinds.extra.find(
          ({ text, line }) =>
            text.length < 80 && !/\d/.test(text) && (line === degree?.line || line === institution?.line),
        )
      : undefined
  const others = kinds.extra.filter((part) => part !== field)
  const body = educationBody(toPassages(entry.body, options.vocabulary))
  const area = split?.area
    ? new Sourced(split.area, degree === undefined ? [] : [degree.line])
    : field && new Sourced(field.text, [field.line])
  const headScore =
    scored === undefined ? undefined : new Sourced(readScore(scored.text) ?? '', [scored.line])
  return {
    institution: institution && new Sourced(institution.text, [institution.line]),
    studyType:
      split === undefined || degree === undefined ? undefined : new Sourced(split.studyType, [degree.line]),
    area,
    location: head.location,
    ...dateFields(head, 'endDate'),
    score: headScore ?? body.score,
    courses: body.courses,
    highlights: [...others.map(({ text, line }) => new Sourced(text, [line])), ...body.highlights],
  }
}

const isHead = (line: Line) =>
  hasInstitutionWord(line.text) ||
  findDegree(line.text) !== undefined ||
  readEntryHeading([line], { dayFirst: undefined }).location !== undefined

/** Reads the schools and degrees of an education section, in order. */
export function readEducation(lines: readonly Line[], options: RowOptions): Draft<ResumeEducation>[] {
  const rows = toRows(lines, options)
  const entries = splitSchools(rows, options.dayFirst) ?? splitEntries(rows, { isHead, maxTail: 3 })
  return entries.map((entry) => toEducation(entry, options))
}
