import type { StoryPart } from '@nextrung/contract/career-story'
import { sentencesOf } from '../text/sentences.ts'

type Found = { at: number; part: StoryPart }

/** Where the written sentences still stand in a paragraph, none overlapping. */
const findParts = (paragraph: string, parts: readonly StoryPart[]): Found[] => {
  const found: Found[] = []
  for (const part of [...parts].sort((a, b) => b.text.length - a.text.length)) {
    const at = paragraph.indexOf(part.text)
    const isFree = found.every(
      (one) => at + part.text.length <= one.at || at >= one.at + one.part.text.length,
    )
    if (at >= 0 && isFree) found.push({ at, part })
  }
  return found.sort((a, b) => a.at - b.at)
}

const edited = (text: string): StoryPart[] =>
  sentencesOf(text.trim())
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => ({
      text: sentence.trim(),
      basis: 'edited',
      sources: [],
      reason: 'You wrote this sentence.',
      startsParagraph: false,
    }))

/**
 * The sentences of an edited story: those left unchanged keep their evidence, all others are the person's. `parts` are
 * the sentences as they were written.
 */
export const followEdits = (story: string, parts: readonly StoryPart[]): StoryPart[] =>
  story.split(/\r?\n(?:\s*\r?\n)+/).flatMap((paragraph) => {
    const text = paragraph.trim()
    const found = findParts(text, parts)
    const pieces = found.flatMap(({ at, part }, index) => {
      const before = found[index - 1]
      const start = before ? before.at + before.part.text.length : 0
      return [...edited(text.slice(start, at)), part]
    })
    const last = found.at(-1)
    const all = [...pieces, ...edited(text.slice(last ? last.at + last.part.text.length : 0))]
    return all.map((part, index) => ({ ...part, startsParagraph: index === 0 }))
  })
