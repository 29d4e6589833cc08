import { findSkillByName } from '@nextrung/knowledge/skills'
import { francAll } from 'franc'

/** The languages that are told apart: ISO 639-1 by the ISO 639-3 code that the library uses. */
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
/** ISO 639-1 code of a language that `languageOf` tells. */
export type LanguageCode = (typeof languages)[LibraryCode]

const libraryCodes = Object.keys(languages)
const isLibraryCode = (code: string): code is LibraryCode => Object.hasOwn(languages, code)

/** Enough to be sure; the time that the library takes grows with the text. */
const sampleLength = 1000
/**
 * How close the second language may come to the first, where 1 is as likely. In long texts neighbours such as Swedish
 * and Danish come close and the first is right all the same; in short ones a close second makes the first a guess.
 */
const longProse = { letters: 100, closest: 1 }
const shortProse = { letters: 25, closest: 0.92 }
const keywordsOnly = { letters: 40, closest: 0.95 }
/** English job titles and names of degrees stand in texts of every language, and the other way round. */
const closestEnglish = 0.9

const addresses = /\S+@\S+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de|fr)\b\S*/giu
const breaks = /[\n,;|•·:()/]|[.!?]\s|\s[-–—]\s/u
const wordPattern = /[\p{L}\p{M}'’-]+/gu
const uncased =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/gu

/** Names, addresses, titles and lists of tools have hardly any small words; sentences do. */
const isProse = (words: string[]): boolean =>
  words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2

/** Phrases from all over the text, so that a summary in another language does not decide for the rest. */
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

/** What is left of a text in keywords without names of skills and lines with figures: headings and phrases. */
const withoutSkills = (phrases: string[][]): string[] =>
  phrases
    .filter((words) => !findSkillByName(words.join(' ')))
    .map((words) => words.filter((word) => !findSkillByName(word)).join(' '))

/**
 * The language that most of the text is written in; undefined when it cannot be told. Sentences decide. A text
 * without any, such as a resume in keywords, is judged by its other words if they are clear enough.
 */
export const languageOf = (text: string): LanguageCode | undefined => {
  const bare = text.replace(addresses, ' ')
  const ideographs = bare.match(uncased)?.join('') ?? ''
  // One such letter says as much as about three of an alphabet.
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
