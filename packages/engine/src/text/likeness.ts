import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import { untellingWords } from '@nextrung/knowledge/words/small-words'
import { canonicalSkill, findSkills } from './find-skills.ts'
import { stem, wordsOf } from './stems.ts'

const small = new Set(untellingWords)

/** Stems of the words that say something. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !small.has(word))
      .map(stem),
  )

/** How alike two texts are by their telling words: 1 for the same words, 0 for none shared. */
export const likeness = (first: string, second: string): number => {
  if (spellingKey(first) === spellingKey(second)) return 1
  const [a, b] = [contentStems(first), contentStems(second)]
  if (a.size + b.size === 0) return 0
  const shared = [...a].filter((word) => b.has(word)).length
  // Never quite 1, so that equal texts win.
  return Math.min((2 * shared) / (a.size + b.size), 0.99)
}

const namesSkill = (text: string, words: string): boolean => {
  const skill = canonicalSkill(words)
  return findSkills({ text, inSkillsSection: true }).some(({ name }) => name === skill)
}

/** Whether some words of the text in a row, written together, are the asked ones: "Help Desk" and "helpdesk". */
const hasInOneWord = (text: string, words: string): boolean => {
  const asked = spellingKey(words)
  const told = wordsOf(text)
  return told.some((_, at) =>
    [1, 2, 3].some((count) => spellingKey(told.slice(at, at + count).join('')) === asked),
  )
}

/** Whether a text speaks of the words: it has them all, in any form, or names the skill that they name. */
export const mentionsWords = (text: string, words: string): boolean => {
  const asked = contentStems(words)
  if (asked.size === 0) return false
  if (namesSkill(text, words) || hasInOneWord(text, words)) return true
  const told = contentStems(text)
  return [...asked].every((word) => told.has(word))
}
