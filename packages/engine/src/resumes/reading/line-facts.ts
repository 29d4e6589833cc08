import type { SectionKind } from '@nextrung/knowledge/words/heading-words'
import {
  certificateStems,
  personalStems,
  personalWords,
  scoreWords,
  stateStems,
} from '@nextrung/knowledge/words/line-words'
import {
  countTitleWords,
  findDegree,
  hasCompanyWord,
  hasInstitutionWord,
  hasTitleWord,
} from '../../text/career-words.ts'
import { type DateSpan, findDates } from '../../text/find-dates.ts'
import { findSkills } from '../../text/find-skills.ts'
import { fold } from '../../text/fold.ts'
import { isLanguageName } from '../../text/language-names.ts'
import { anyPhrase, anyStem } from '../../text/phrase-pattern.ts'
import { isKnownCity, readPlace } from '../../text/places.ts'
import { findEmails } from '../parsing/emails.ts'
import { headingKind, looseHeadingKind, withoutHeadingMarks } from '../parsing/heading-words.ts'
import { isAccomplishment } from '../parsing/job-heading.ts'
import type { Line } from '../parsing/line.ts'
import { looksLikeName } from '../parsing/names.ts'
import { findUrls } from '../parsing/web-links.ts'

/** What the words of a line say by themselves, before its place in the resume is looked at. */
export type LineFacts = {
  words: string[]
  dates: DateSpan[]
  /** 'none', 'year', 'date', 'range' or 'open' (to the present), with '=' when the line has nothing else. */
  dateKind: string
  dateAt: 'none' | 'start' | 'end' | 'middle'
  heading: SectionKind | undefined
  looseHeading: SectionKind | undefined
  title: boolean
  titles: number
  company: boolean
  school: boolean
  degree: boolean
  place: boolean
  email: boolean
  url: boolean
  phone: boolean
  name: boolean
  skills: number
  languages: number
  deed: boolean
  certificate: boolean
  state: boolean
  score: boolean
  personal: boolean
  pageNumber: boolean
  capitals: boolean
  /** The words before a colon near the start, folded. */
  label: string | undefined
  separators: string
}

const certificateStem = anyStem(certificateStems)
const examCue = /\bexam(?:en|ination)?\b|\b[A-Z]{2,5}[- ]?\d{2,4}\b|[®™]/iu
const stateCue = anyStem(stateStems)
const scoreWord = anyPhrase(scoreWords)
const scoreCue = /\b\d[.,]\d{1,2}\s*\/\s*\d|\b\d{2}(?:[.,]\d+)?\s?%/u
const personalStem = anyStem(personalStems)
const personalWord = anyPhrase(personalWords)
const ofPages = '(?:\\s*(?:of|von|de|sur|di|van|z|av|/)\\s*\\d{1,2})?'
const pageNumber = new RegExp(
  `^(?:.{0,60}[\\s|–-])?(?:page|seite|página|pagina|strona|sida|p\\.?)\\s*\\d{1,2}${ofPages}$`,
  'iu',
)
const bareNumber = /^[-–\s]*\d{1,2}(?:\s*\/\s*\d{1,2})?[-–\s]*$/u
/** Whether the text is a page number, with or without words before it. */
export const isPageNumber = (text: string): boolean =>
  text.length < 80 && (pageNumber.test(text) || bareNumber.test(text))
const phoneLike = /(?:\+|\(|\b0|\b)\d[\d\s().·/–-]{6,}\d/u
const separatorMarks = /[|•·┃∙⋅/–—@:;,()]/gu

function dateKindOf(text: string, dates: readonly DateSpan[]): string {
  const [first] = dates
  if (first === undefined) return 'none'
  const kind = dates.some(({ current }) => current)
    ? 'open'
    : dates.some(({ isRange }) => isRange)
      ? 'range'
      : (first.startDate?.length ?? 0) > 4
        ? 'date'
        : 'year'
  const covered = dates.reduce((sum, { start, end }) => sum + end - start, 0)
  return text.length - covered < 4 ? `=${kind}` : kind
}

function dateAtOf(text: string, dates: readonly DateSpan[]): LineFacts['dateAt'] {
  const [first] = dates
  if (first === undefined) return 'none'
  if (first.start < 3) return 'start'
  return text.length - (dates.at(-1)?.end ?? 0) < 3 ? 'end' : 'middle'
}

const isPlace = (text: string) =>
  text
    .split(/\s*[|•·;()]\s*|\s+[-–—]\s+/u)
    .some((piece) => piece.length < 60 && (readPlace(piece) !== undefined || isKnownCity(piece)))

/** The facts of one line, from its text alone. */
export function lineFacts(line: Line): LineFacts {
  // A page of text on one line says no more about its role than its beginning does.
  const text = line.text.slice(0, 400)
  const dates = findDates(text)
  const bare = withoutHeadingMarks(text)
  const words = fold(text).split(/\s+/)
  const isShort = text.length < 140
  return {
    words,
    dates,
    dateKind: dateKindOf(text, dates),
    dateAt: dateAtOf(text, dates),
    heading: headingKind(bare),
    looseHeading: looseHeadingKind(bare),
    title: isShort && hasTitleWord(text),
    titles: isShort ? countTitleWords(text) : 0,
    company: isShort && hasCompanyWord(text),
    school: isShort && hasInstitutionWord(text),
    degree: isShort && findDegree(text) !== undefined,
    place: isShort && [text, ...line.cells].some(isPlace),
    email: findEmails(text).length > 0,
    url: findUrls(text).length > 0,
    phone: phoneLike.test(text),
    name: text.length < 60 && looksLikeName(text),
    skills: findSkills({ text, inSkillsSection: text.split(/[,|•;]/).length > 2 }).length,
    languages: words.filter((word) => isLanguageName(word.replace(/[^\p{L}-]/gu, ''))).length,
    deed: isAccomplishment(text),
    certificate: certificateStem.test(text) || examCue.test(text),
    state: stateCue.test(text),
    score: isShort && (scoreWord.test(text) || scoreCue.test(text)),
    personal: text.length < 200 && (personalStem.test(text) || personalWord.test(text)),
    pageNumber: isPageNumber(text),
    capitals: /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text),
    label: /^([\p{L}\p{M}][\p{L}\p{M} .'’/&()-]{1,30}?)\s*:/u.exec(fold(text))?.[1],
    separators: [...new Set(text.match(separatorMarks) ?? [])].sort().join(''),
  }
}
