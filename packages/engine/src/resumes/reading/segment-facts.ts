import { findDegree, hasCompanyWord, hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { findSkills } from '../../text/find-skills.ts'
import { isKnownCity, readPlace } from '../../text/places.ts'
import { looksLikeName } from '../parsing/names.ts'
import { findUrls } from '../parsing/web-links.ts'
import { isLanguageName } from './language-names.ts'

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

const legalForm =
  /(?<![\p{L}])(?:inc|ltd|llc|corp|co|gmbh|plc|ag|kg|limited|llp|pvt|s\.?l|b\.?v|n\.?v|sarl|sas|s\.?p\.?a|oy|ab|a\/s|sp\. z o\.o|ltda|s\.?a)\.?$/iu
const kindWord =
  /(?<![\p{L}])(?:full[- ]?time|part[- ]?time|contract(?:or)?|freelance|temporary|permanent|seasonal|casual|remote|hybrid|on-?site|vollzeit|teilzeit|werkstudent|minijob|cdi|cdd|alternance|stage|intérim|temps (?:plein|partiel)|tiempo (?:completo|parcial)|voltijd|deeltijd|pełny etat|heltid|deltid|tempo (?:pieno|determinato|indeterminato)|internship|apprenticeship|volunteer|zero hours|w2|c2c)(?![\p{L}])/iu
const stateWord =
  /in progress|expected|anticipated|expire[sd]?|valid|renew|pending|studying|scheduled|planned|ongoing|laufend|en cours|en curso|in corso|em curso|abgelaufen|gültig|valable|válid|w trakcie|pågående|lopend|incomplete|not completed|abgebrochen/iu
const scoreWord =
  /\b(?:c?gpa|grade|note|mention|average|honou?rs|distinction|merit|cum laude|voto|media|cijfer|ocena|nota|promedio|moyenne|class)\b|\d[.,]\d{1,2}\s*\/\s*\d|\d\s?%|^\d[.,]\d{1,2}$|\b[12]:[12]\b/iu
const levelWord =
  /native|fluent|mother|bilingual|proficien|conversational|basic|intermediate|advanced|beginner|elementary|\b[abc][12]\b|mutter|flie(?:ß|ss)end|verhandlungssicher|grund|maternel|courant|scolaire|nativo|fluido|básico|avanzado|madrelingua|fluente|intermedi[oá]|moedertaal|vloeiend|goed|ojczyst|biegł|modersmål|flytande|working|limited|read|spoken|written/iu

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
    [scoreWord.test(text), 'score'],
    [levelWord.test(text), 'level'],
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
