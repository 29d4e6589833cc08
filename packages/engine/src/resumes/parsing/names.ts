import { nameParticles } from '@nextrung/knowledge/words/small-words'
import { countTitleWords, hasCompanyWord, hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { fold } from '../../text/fold.ts'
import { isKnownCity, readPlace } from '../../text/places.ts'
import { headingKind } from './heading-words.ts'

const particles = new Set(nameParticles)
const notNames =
  /(?<![\p{L}])(?:curriculum|vitae|resume|résumé|cv|lebenslauf|bewerbung|currículum|curriculo|currículo|życiorys|page|seite|updated|confidential|profile|summary|objective|address|phone|email|e-mail|mobile|linkedin|github|website|portfolio|contact|date|birth|nationality|references|available|university|college|street|road|avenue|strasse|straße|rue|calle|years?|experience|skills?|education|software|technology|technologies|data|web|full|stack|backend|frontend|front-end|back-end|cloud|security|network|information|computer|science|machine|learning|business|project|product|java|python|javascript|development|digital|marketing|sales|finance|the|and|with|for|template|document|application|untitled|remote|willing|relocate)(?![\p{L}])/iu
const honorific =
  /^(?:(?:dr|prof|mr|mrs|ms|mx|miss|ing|dipl|herr|frau|sir|dame|rev|hon|eng|engr|sra|sr|mme|m|mag|shri|smt)\.?(?:-ing\.?|\s?rer\.?\s?nat\.?|\s?med\.?)?\s+)+/iu
const postnominal =
  /\s*[,(]\s*(?:(?:ph\.?d|m\.?d|mba|m\.?sc|b\.?sc|m\.?s|b\.?s|m\.?a|b\.?a|m\.?eng|b\.?eng|ll\.?m|cpa|pmp|cissp|cisa|cism|cfa|csm|pe|rn|jr|sr|ii|iii|iv|esq|fca|aca|acca|itil|aws|ceh|mca|be|b\.?tech|m\.?tech|safe|psm|cspo)\.?\)?[\s,]*)+\)?$/iu
const nameWord = /^[\p{Lu}\p{Lo}](?:[\p{L}\p{M}]|[\p{Join_Control}'’`ʼ.-](?=[\p{L}]))*\.?$/u
const cjkName =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,6}(?: [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,5})?$/u
const uncasedName =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}]{2,}(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}]{1,}){1,5}$/u

// "RN, BSN", "P.Eng.", "CISSP-ISSAP": letters after the name that no list has all of.
const lettersAfter = /(?:\s*,\s*\p{Lu}[\p{L}.]{0,4}\p{Lu}[\p{Lu}.+-]{0,7}|\s*,\s*\p{Lu}\.\p{L}{1,4}\.?)+$/u
const pronouns = /\s*[([]\s*(?:she|he|they|xe|ze|sie|er|elle|il|ella|él)(?:\s*[/|,]\s*\p{L}+){0,2}\s*[)\]]$/iu

/** The name without "Dr." before, and degrees and pronouns after it. */
export const bareName = (text: string): string =>
  text.replace(pronouns, '').replace(honorific, '').replace(lettersAfter, '').replace(postnominal, '').trim()

/** Whether the words may be a person's name as such: their form, and nothing that names a job, a place or a heading. */
export function looksLikeName(text: string): boolean {
  if (text.length < 2 || text.length > 60) return false
  if (/[\d@:;/\\|!?_&+#%*=<>[\]{}]/.test(text.replace(pronouns, ''))) return false
  const bare = bareName(text)
  if (cjkName.test(bare) && headingKind(bare) === undefined) return !hasTitleWord(bare)
  if (uncasedName.test(bare)) return true
  const nickname = bare.replace(/\s*[("“'‘]{1,2}[\p{L} .’-]{2,20}[)"”'’]{1,2}(?=\s|$)/u, '')
  const parts = nickname.split(/\s+/)
  if (parts.length > 7 || parts.length < 1 || nickname.includes(',')) return false
  const cased = parts.filter((part) => !particles.has(fold(part)))
  if (cased.length === 0 || cased.length > 5 || !cased.every((part) => nameWord.test(part))) return false
  if (parts.length === 1 && bare.length < 3) return false
  if (notNames.test(bare) || headingKind(bare) !== undefined || countTitleWords(bare) > 0) return false
  // Åsa is a given name, ASA a kind of company.
  const behindFirst = bare.replace(/^(?:Åsa|Asa|Ab|Se|Co)\s+/u, '')
  if (hasCompanyWord(behindFirst) || hasInstitutionWord(bare) || isKnownCity(bare)) return false
  return parts.length > 4 || readPlace(bare) === undefined
}

const letters = (text: string) => fold(text).replace(/[^\p{L}]/gu, '')

/** How well a name fits an e-mail address, from 0 to 3: the words of the name found before the "@". */
export function emailAffinity(name: string, email: string | undefined): number {
  const local = letters((email ?? '').split('@')[0] ?? '')
  if (local.length < 3) return 0
  const parts = fold(bareName(name))
    .split(/[\s.'’-]+/)
    .map(letters)
    .filter((part) => part.length > 1)
  const hits = parts.filter((part) => part.length > 2 && local.includes(part)).length
  if (hits >= 2) return 3
  const initials = parts.map((part) => part.charAt(0)).join('')
  if (hits === 1)
    return parts.some(
      (part) => local.replace(part, '') !== local && initials.includes(local.replace(part, '').charAt(0)),
    )
      ? 2
      : 1
  return local.startsWith(initials) && initials.length > 2 ? 1 : 0
}
