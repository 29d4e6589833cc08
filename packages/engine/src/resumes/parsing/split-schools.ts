import { findDegree, hasInstitutionWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import type { Entry } from './entries.ts'
import type { Row } from './rows.ts'

type Facts = { degree: boolean; school: boolean; date: boolean }
type Item = { rows: Row[]; facts: Facts; isHead: boolean }
type Open = { items: Item[]; facts: Facts }

const none = (): Facts => ({ degree: false, school: false, date: false })
const isDetail =
  /^(?:relevant |related |major |minor |key )?(?:course ?work|courses|modules|thesis|dissertation|advis[eo]rs?|supervisors?|honou?rs|awards?|activities|gpa|cgpa|grade|score|percentage|minor|subjects|dean|concentration|focus|emphasis)(?![\p{L}])|^(?:member|president|captain|winner|recipient)(?![\p{L}])/iu

/** What a row and its continuation lines say about a school. */
function factsOf(rows: readonly Row[], dayFirst: boolean | undefined): Facts & { isHead: boolean } {
  const [first] = rows
  const text = rows.map(({ line }) => line.text).join(' ')
  const isList = first === undefined || first.kind === 'bullet'
  if (isList || text.length > 240 || isDetail.test(text)) return { ...none(), isHead: false }
  const degree = findDegree(text)
  const dates = findDates(text, dayFirst === undefined ? {} : { dayFirst })
  const isSentence = first.kind === 'text' && /^[\p{Ll}]/u.test(text) && degree?.start !== 0
  if (isSentence) return { ...none(), isHead: false }
  const school = hasInstitutionWord(text)
  const isFar = degree !== undefined && degree.start > 60 && !school
  const facts = {
    degree: degree !== undefined && !isFar,
    school,
    date: first.kind === 'anchor' || dates.length > 0,
  }
  return { ...facts, isHead: facts.degree || facts.school || first.kind === 'anchor' }
}

function toItems(rows: readonly Row[], dayFirst: boolean | undefined): Item[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (row.kind === 'continuation' && last !== undefined) last.push(row)
    else groups.push([row])
  }
  return groups.map((group) => {
    const { isHead, ...facts } = factsOf(group, dayFirst)
    return { rows: group, facts, isHead }
  })
}

/** Whether an item repeats a kind of fact the open entry already has, and so starts the next entry. */
function beginsNext({ facts, isHead }: Item, { items, facts: told }: Open): boolean {
  if (!isHead || items.length === 0) return false
  const last = items.at(-1)
  if (facts.degree && told.degree) {
    // "Bachelor of Science" and "Bachelor's thesis" apart: two degrees in a row at one school need a date or a school.
    return told.school || told.date || facts.school || facts.date
  }
  if (facts.school && told.school) {
    // A faculty directly below its university is part of it.
    const isFaculty = last?.facts.school === true && !last.facts.degree && !last.facts.date
    return !isFaculty || facts.degree
  }
  return facts.date && told.date && (told.degree || told.school) && !last?.facts.date
}

const isShortHead = ({ rows }: Item) => {
  const [row] = rows
  return rows.length === 1 && (row?.kind === 'short' || row?.kind === 'url')
}

/** The rows that name the school, and the short ones between them, form the heading; the rest is details. */
function toEntry(items: readonly Item[]): Entry {
  const first = items.findIndex(({ isHead }) => isHead)
  const last = items.findLastIndex(({ isHead }) => isHead)
  // A place or field of study appears between the facts or right after them.
  const next = items[last + 1]
  const end =
    next !== undefined && isShortHead(next) && last - first < 3 && !next.rows[0]?.line.gapBefore
      ? last + 1
      : last
  const heads: Item[] = []
  const body: Item[] = []
  for (const [at, item] of items.entries()) {
    const isInside = first !== -1 && at <= end && at - first < 7
    const isKept = item.isHead || (isShortHead(item) && !isDetail.test(item.rows[0]?.line.text ?? ''))
    if (isInside && isKept) heads.push(item)
    else body.push(item)
  }
  return {
    heads: heads.flatMap(({ rows }) => rows.map(({ line }) => line)),
    body: body.flatMap(({ rows }) => rows),
  }
}

/**
 * Splits the rows of an education section into schools. Whatever the order of degree, school and dates, a new entry
 * starts when one of them appears a second time. Undefined if the rows name neither degrees nor schools.
 */
export function splitSchools(rows: readonly Row[], dayFirst: boolean | undefined): Entry[] | undefined {
  const items = toItems(rows, dayFirst)
  if (!items.some(({ facts }) => facts.degree || facts.school)) return undefined
  const opens: Open[] = []
  for (const item of items) {
    const open = opens.at(-1)
    if (open === undefined || beginsNext(item, open)) opens.push({ items: [item], facts: { ...item.facts } })
    else {
      open.items.push(item)
      for (const key of ['degree', 'school', 'date'] as const)
        if (item.isHead || key === 'date') open.facts[key] ||= item.facts[key]
    }
  }
  return opens.map(({ items: own }) => toEntry(own))
}
