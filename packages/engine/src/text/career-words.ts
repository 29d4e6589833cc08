import { companyWords, institutionWords, titleWords } from '@nextrung/knowledge/words/career-words'
import { fold } from './fold.ts'

const alternatives = (words: readonly string[]) =>
  words
    .map(fold)
    .map((word) => word.replace(/[.*+?^${}()[\]\\]/g, '\\$&'))
    .join('|')

const titleStems = alternatives(titleWords)
const companyStems = alternatives(companyWords)
const institutionStems = alternatives(institutionWords)
const degreePattern =
  /(?<![\p{L}.])(?:ph\.?\s?d\.?|d\.?phil|dr\.?(?:\s?rer\.?\s?nat\.?|-ing\.?)|doctor(?:ate|al)?(?:\s+of)?|doktor|promotion|master(?:'s|’s|s)?(?:\s+of)?|magister|maestría|máster|mestrado|magistère|laurea|m\.?\s?sc\.?|m\.?s\.?(?=[\s,.)]|$)|m\.?a\.?(?=[\s,)]|$)|m\.?b\.?a\.?|m\.?eng\.?|m\.?[\s-]?tech\.?|m\.?c\.?a\.?(?=[\s,.)]|$)|m\.?phil|m\.?e\.?(?=[\s,)]|$)|m\.?ed|bachelor(?:'s|’s|s)?(?:\s+of)?|b\.?\s?sc\.?|[bm]\.?s\.?n\.?(?=[\s,.)]|$)|b\.?s\.?(?=[\s,.)]|$)|b\.?a\.?(?=[\s,)]|$)|b\.?eng\.?|b\.?[\s-]?tech\.?|b\.?e\.?(?=[\s,.)]|$)|b\.?c\.?a\.?(?=[\s,.)]|$)|b\.?com\.?|b\.?b\.?a\.?|b\.?arch|associate(?:'s|’s)?(?:\s+degree|\s+of)|a\.?a\.?s?\.?(?=[\s,]|$)|diploma|diplom(?:-\p{L}+|\p{L}*)?|staatsexamen|abitur|fachabitur|matura|mittlere reife|fachhochschulreife|ausbildung|umschulung|licence|license professionnelle|baccalauréat|baccalaureat|bac(?:\s?\+\s?\d)?(?=[\s,)]|$)|b\.?t\.?s\.?(?=[\s,]|$)|d\.?u\.?t\.?(?=[\s,]|$)|d\.?e\.?a\.?(?=[\s,]|$)|diplôme|ingénieur|licenciatura|licenciado|grado|graduado|ingenier[íi]a|bachillerato|ciclo formativo|doctorado|técnico superior|diplomatura|bacharelado|graduação|inżynier|licencjat|magisterium|juris doctor(?:ate)?|j\.?d\.?(?=[\s,)]|$)|ll\.?\s?[bm]\.?(?=[\s,)]|$)|ed\.?\s?d\.?(?=[\s,)]|$)|d\.?b\.?a\.?(?=[\s,)]|$)|pgdb?m|pgdca|sslc|g?nvq|graduate in|bachelor|high school|secondary school|hsc|ssc|ged|a[- ]levels?|gcse|graduate degree|undergraduate|postgraduate|post graduate|pg diploma|certificate|nanodegree|bootcamp|matric(?:ulation)?|intermediate|бакалавр|магистр|本科|硕士|学士|博士)(?![\p{L}])/iu

const wholeWord = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u')
const title = wholeWord(`${titleStems}`)
const titleCount = new RegExp(
  `(?<![\\p{L}\\d])(?:${titleStems}|senior|junior|sr\\.?|jr\\.?|staff)(?![\\p{L}\\d])`,
  'gu',
)
const company = wholeWord(companyStems)
const institution = wholeWord(institutionStems)
const compoundTitle =
  /\p{L}{3,}(?:(?:entwickler|ingenieur|leiter|berater|manager|architekt|administrator|assistent|techniker|informatiker|spezialist|betreuer|planer|prufer)(?:in)?|kaufmann|kauffrau|ontwikkelaar|beheerder)(?![\p{L}])/u
const compoundInstitution =
  /\p{L}{3,}(?:universität|hochschule|universiteit|gymnasium|schule|akademie|college)(?![\p{L}])/u

/** Whether the text contains a common job title word ("engineer", "Werkstudent"). */
export const hasTitleWord = (text: string): boolean =>
  title.test(fold(text)) || compoundTitle.test(fold(text))
/** The number of words for positions and levels in the text. */
export const countTitleWords = (text: string): number => (fold(text).match(titleCount) ?? []).length
/** Whether the text contains a common part of company names ("GmbH", "Labs"). */
export const hasCompanyWord = (text: string): boolean => company.test(fold(text))
/** Whether the text contains a common part of school names. */
export const hasInstitutionWord = (text: string): boolean =>
  institution.test(fold(text)) || compoundInstitution.test(fold(text))
/** The position of a degree or school-leaving certificate in the text; undefined if it names none. */
export const findDegree = (text: string): { start: number; end: number } | undefined => {
  const match = degreePattern.exec(text)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}
