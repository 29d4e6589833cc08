import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import { untellingWords } from '@nextrung/knowledge/words/small-words'
import { canonicalSkill, findSkills } from './find-skills.ts'
import { stem, wordsOf } from './stems.ts'

const small = new Set(untellingWords)

/** The stems of a text's meaningful words. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !small.has(word))
      .map(stem),
  )

/** How similar two texts are by their meaningful words: 1 for equal texts, 0 if they share no word. */
export const likeness = (first: string, second: string): number => {
  if (spellingKey(first) === spellingKey(second)) return 1
  const [a, b] = [contentStems(first), contentStems(second)]
  if (a.size + b.size === 0) return 0
  const shared = [...a].filter((word) => b.has(word)).length
  // Less than 1, so equal texts rank higher.
  return Math.min((2 * shared) / (a.size + b.size), 0.99)
}

const namesSkill = (text: string, words: string): boolean => {
  const skill = canonicalSkill(words)
  return findSkills({ text, inSkillsSection: true }).some(({ name }) => name === skill)
}

/** Whether consecutive words of the text match when joined: "Help Desk" and "helpdesk". */
const hasInOneWord = (text: string, words: string): boolean => {
  const asked = spellingKey(words)
  const told = wordsOf(text)
  return told.some((_, at) =>
    [1, 2, 3].some((count) => spellingKey(told.slice(at, at + count).join('')) === asked),
  )
}

/** Whether a text mentions the words: it contains all of them in any form, or names the same skill. */
export const mentionsWords = (text: string, words: string): boolean => {
  const asked = contentStems(words)
  if (asked.size === 0) return false
  if (namesSkill(text, words) || hasInOneWord(text, words)) return true
  const told = contentStems(text)
  return [...asked].every((word) => told.has(word))
}
