import {
  employmentKinds,
  legalForms,
  levelStems,
  scoreWords,
  stateStems,
} from '@nextrung/knowledge/words/line-words'
import { findDegree, hasCompanyWord, hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { findSkills } from '../../text/find-skills.ts'
import { isLanguageName } from '../../text/language-names.ts'
import { alternatives, anyPhrase, anyStem } from '../../text/phrase-pattern.ts'
import { isKnownCity, readPlace } from '../../text/places.ts'
import { looksLikeName } from '../parsing/names.ts'
import { findUrls } from '../parsing/web-links.ts'

/** What the words between two separators say by themselves. */
export type SegmentFacts = {
  flags: string[]
  title: boolean
  company: boolean
  place: boolean
  date: boolean
  degree: boolean
  school: boolean
}

const legalForm = new RegExp(`(?<![\\p{L}])(?:${alternatives(legalForms)})\\.?$`, 'iu')
const kindWord = anyPhrase(employmentKinds)
const stateWord = anyStem(stateStems)
const scoreWord = anyPhrase(scoreWords)
const scoreShape = /\d[.,]\d{1,2}\s*\/\s*\d|\d\s?%|^\d[.,]\d{1,2}$|\b[12]:[12]\b/u
const levelWord = anyStem(levelStems)
const levelCode = /\b[abc][12]\b/iu

/** The facts of one segment's text. */
export function segmentFacts(text: string): SegmentFacts {
  const title = hasTitleWord(text)
  const company = hasCompanyWord(text)
  const bare = text.replace(/^[\s([]+|[\s)\]]+$/g, '')
  const place = readPlace(bare) !== undefined || isKnownCity(bare)
  const date = findDates(text).length > 0
  const degree = findDegree(text) !== undefined
  const school = hasInstitutionWord(text)
  const words = text.split(/\s+/)
  const named: readonly (readonly [boolean, string])[] = [
    [title, 'title'],
    [company, 'company'],
    [place, 'place'],
    [date, 'date'],
    [degree, 'degree'],
    [school, 'school'],
    [legalForm.test(text), 'legal'],
    [kindWord.test(text), 'kind'],
    [stateWord.test(text), 'state'],
    [scoreWord.test(text) || scoreShape.test(text), 'score'],
    [levelWord.test(text) || levelCode.test(text), 'level'],
    [findUrls(text).length > 0, 'url'],
    [findSkills({ text, inSkillsSection: true }).length > 0, 'skill'],
    [looksLikeName(text), 'name'],
    [words.some((word) => isLanguageName(word.replace(/[^\p{L}]/gu, ''))), 'language'],
    [/\d/.test(text), 'digit'],
    [/\p{L}/u.test(text) && !/\p{Ll}/u.test(text), 'caps'],
    [/^\p{Ll}/u.test(text), 'lower'],
    [/\p{L}{3,}:$/u.test(text), 'label'],
  ]
  const flags = named.flatMap(([holds, name]) => (holds ? [name] : []))
  if (flags.length === 0) flags.push('plain')
  flags.push(`words${Math.min(6, words.length)}`)
  return { flags, title, company, place, date, degree, school }
}
