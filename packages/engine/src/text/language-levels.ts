import { languageExams, languageLevelWords } from '@nextrung/knowledge/words/spoken-languages'
import { fold } from './fold.ts'

/** Dots, stars and bars that stand for a level: "●●●○○", "★ ★ ★ ☆", "████░". */
export const ratingMarks = /(?:[●○◉◎⬤◯⚫⚪★☆⭐✦✧■□▪▫▮▯◼◻█▓▒░◆◇•·∙][ \t]?){3,}/gu

const words = [...languageLevelWords]
  .map(fold)
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/[.*+?^${}()[\]\\]/g, '\\$&'))
  .join('|')
const latin = new RegExp(`(?<![\\p{L}])(?:${words}|${languageExams.map(fold).join('|')})(?![\\p{L}])`, 'iu')
const unspaced = new RegExp(languageLevelWords.filter((word) => /\p{Lo}/u.test(word)).join('|'), 'u')
const scale =
  /(?<![\p{L}\d])(?:[abc][12]\s?[+-]?|n[1-5]|[1-5]\s?stars?|level\s?\d)(?![\p{L}\d])|\d{1,3}\s?%|\b\d(?:[.,]\d)?\s?\/\s?\d{1,2}\b|^\d(?:[.,]\d)?$/iu

/** Whether the words tell how well somebody knows a language. */
export const isLanguageLevel = (text: string): boolean => {
  const folded = fold(text)
  return scale.test(folded) || latin.test(folded) || unspaced.test(text) || text.search(ratingMarks) !== -1
}

const phrases = new Set(languageLevelWords.map(fold))

/** Whether the words are a usual name of a level and nothing else, such as "langue maternelle". */
export const isLevelPhrase = (text: string): boolean => phrases.has(fold(text))
