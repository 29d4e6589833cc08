import { findSkillByName } from '@nextrung/knowledge/skills'
import { francAll } from 'franc'

/** The languages we detect: ISO 639-1 codes by the library's ISO 639-3 codes. */
const languages = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  pol: 'pl',
  swe: 'sv',
  dan: 'da',
  ces: 'cs',
  rus: 'ru',
  tur: 'tr',
  ell: 'el',
  cmn: 'zh',
  jpn: 'ja',
  kor: 'ko',
  arb: 'ar',
  heb: 'he',
} as const
type LibraryCode = keyof typeof languages
/** The ISO 639-1 code of a language that `languageOf` detects. */
export type LanguageCode = (typeof languages)[LibraryCode]

const libraryCodes = Object.keys(languages)
const isLibraryCode = (code: string): code is LibraryCode => Object.hasOwn(languages, code)

/** Enough to be certain. A longer sample only takes the library more time. */
const sampleLength = 1000
/**
 * How close the second language may come to the first, with 1 for equally likely. In long texts, related languages such
 * as Swedish and Danish come close and the first is still right. In short ones, a close second makes it a guess.
 */
const longProse = { letters: 100, closest: 1 }
const shortProse = { letters: 25, closest: 0.92 }
const keywordsOnly = { letters: 40, closest: 0.95 }
/** Texts in any language contain English job titles and degrees, and English texts contain foreign ones. */
const closestEnglish = 0.9

const addresses = /\S+@\S+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de|fr)\b\S*/giu
const breaks = /[\n,;|•·:()/]|[.!?]\s|\s[-–—]\s/u
const wordPattern = /[\p{L}\p{M}'’-]+/gu
const uncased =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/gu

/** Sentences have lower-case words; names, addresses, titles and lists of tools hardly any. */
const isProse = (words: string[]): boolean =>
  words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2

/** Phrases from all parts of the text, so a summary in another language doesn't decide for the rest. */
const sample = (phrases: string[]): string => {
  const length = phrases.reduce((sum, phrase) => sum + phrase.length, 0)
  const step = Math.max(1, Math.ceil(length / sampleLength))
  return phrases.filter((_, at) => at % step === 0).join('\n')
}

const tell = (text: string, { letters, closest }: typeof longProse): LanguageCode | undefined => {
  if (text.length < letters) return undefined
  const [first, ...others] = francAll(text, { only: libraryCodes, minLength: 1 })
  if (first === undefined || !isLibraryCode(first[0])) return undefined
  if (others.some(([code, score]) => code === 'eng' && score > closestEnglish)) return undefined
  const [second] = others
  return second !== undefined && second[1] > closest ? undefined : languages[first[0]]
}

/** The phrases of a keyword-only text without the names of skills. */
const withoutSkills = (phrases: string[][]): string[] =>
  phrases
    .filter((words) => !findSkillByName(words.join(' ')))
    .map((words) => words.filter((word) => !findSkillByName(word)).join(' '))

/**
 * The language of most of the text; undefined if it is unclear. Sentences decide. A text without any, such as a resume
 * made of keywords, is judged by its other words if they are clear enough.
 */
export const languageOf = (text: string): LanguageCode | undefined => {
  const bare = text.replace(addresses, ' ')
  const ideographs = bare.match(uncased)?.join('') ?? ''
  // One of these characters counts for about three letters of an alphabet.
  if (ideographs.length * 3 > (bare.match(/[\p{Script=Latin}\p{Script=Cyrillic}]/gu)?.length ?? 0))
    return tell(ideographs.slice(0, sampleLength), { letters: 1, closest: 1 })
  const phrases = bare.split(breaks).map((phrase) => phrase.match(wordPattern) ?? [])
  const prose = phrases.filter(isProse).map((words) => words.join(' '))
  const sentences = sample(prose)
  return (
    tell(sentences, longProse) ??
    tell(sentences, shortProse) ??
    tell(sample(withoutSkills(phrases)), keywordsOnly)
  )
}
