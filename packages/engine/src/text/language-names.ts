import {
  furtherLanguageNames,
  signLanguageAcronyms,
  signLanguageWords,
  spokenLanguageCodes,
} from '@nextrung/knowledge/words/spoken-languages'
import { fold } from './fold.ts'

/** A human language named in a text, and where. */
export type LanguageName = { text: string; start: number; end: number }

const shownIn = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'ru',
  'uk',
  'tr',
]
// Platform names such as "Western Frisian (Netherlands)" carry words that nobody writes on a resume.
const longestName = 40

const folded = (name: string) => fold(name).replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim()

function readNames(): Set<string> {
  const names = new Set<string>()
  const add = (name: string | undefined) => {
    if (name !== undefined && name.length > 1 && name.length < longestName) names.add(folded(name))
  }
  const displays = shownIn.map(
    (locale) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }),
  )
  for (const code of spokenLanguageCodes) {
    for (const display of displays) add(display.of(code))
    add(new Intl.DisplayNames([code, 'en'], { type: 'language', fallback: 'none' }).of(code))
  }
  for (const name of furtherLanguageNames) add(name)
  return names
}

let known: Set<string> | undefined
const namesOf = (): Set<string> => {
  known ??= readNames()
  return known
}

const acronyms = new Set(signLanguageAcronyms.map((name) => name.toUpperCase()))
const signLanguage = new RegExp(
  `(?<![\\p{L}])(?:(?:american|british|irish|deutsche[rn]?|german|french|spanish|italian|polish|swedish|dutch|auslan|indian|international|österreichische|nederlandse|vlaamse|polski|svenskt?|français[e]?)\\s+)?(?:${signLanguageWords
    .map(folded)
    .join(
      '|',
    )})(?:\\s+(?:francaise|espanola|mexicana|argentina|colombiana|chilena|italiana|brasileira|portuguesa|quebecoise|polski))?(?:\\s*\\(\\p{Lu}{3,6}\\))?(?![\\p{L}])`,
  'iu',
)
const wordPattern = /[\p{L}\p{M}]+(?:['’ʼ-][\p{L}\p{M}]+)*['’]?/gu
const mostWords = 4
// Chinese and Japanese write the level next to the name, without a space.
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u

function readUnspaced(word: string): string | undefined {
  if (!unspaced.test(word)) return undefined
  for (let length = Math.min(word.length, 5); length > 1; length--)
    if (namesOf().has(word.slice(0, length))) return word.slice(0, length)
  return undefined
}

const isAcronym = (word: string) => acronyms.has(word) || word === 'Auslan' || word === 'Libras'

/** The names of human languages in a text, longest first at each place; also sign languages and languages' own names. */
export function findLanguageNames(text: string): LanguageName[] {
  const words = [...text.matchAll(wordPattern)]
  const plain = folded(text).length === text.length ? folded(text) : fold(text)
  const sign = signLanguage.exec(plain)
  const found: LanguageName[] = []
  const add = (start: number, end: number) => found.push({ text: text.slice(start, end), start, end })
  if (sign !== null) add(sign.index, sign.index + sign[0].length)
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    if (first === undefined) continue
    const start = first.index
    if (found.some((other) => start < other.end && start >= other.start)) continue
    for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
      const last = words[at + count - 1]
      if (last === undefined) continue
      const end = last.index + last[0].length
      const name = text.slice(start, end)
      const isOne = namesOf().has(folded(name)) || (count === 1 && isAcronym(name))
      const partial = count === 1 && !isOne ? readUnspaced(name) : undefined
      if (!isOne && partial === undefined) continue
      add(start, partial === undefined ? end : start + partial.length)
      at += count - 1
      break
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Whether the text is the name of a human language, in its own or one of many other languages. */
export const isLanguageName = (text: string): boolean => namesOf().has(folded(text))
