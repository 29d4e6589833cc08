import type { StoryPart } from '@nextrung/contract/career-story'

export type StorySentence = { text: string; part: StoryPart | undefined }
export type StoryParagraph = { key: string; sentences: StorySentence[] }

const letters = (text: string): string => text.replace(/\s+/g, '')

const paragraph = (key: number, sentences: StorySentence[]): StoryParagraph => ({
  key: String(key),
  sentences,
})

const plainParagraphs = (story: string): StoryParagraph[] =>
  story
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map((text, at) => paragraph(at, [{ text: text.trim(), part: undefined }]))

const provenParagraphs = (parts: StoryPart[]): StoryParagraph[] => {
  const paragraphs: StoryParagraph[] = []
  for (const part of parts) {
    const open = part.startsParagraph ? undefined : paragraphs.at(-1)
    const sentence = { text: part.text, part }
    if (open) open.sentences.push(sentence)
    else paragraphs.push(paragraph(paragraphs.length, [sentence]))
  }
  return paragraphs
}

/**
 * The story in paragraphs of sentences. The sentences have their evidence only if the parts are the whole story,
 * because evidence must never stand beside another text.
 */
export const storyParagraphs = (story: string, parts: StoryPart[]): StoryParagraph[] =>
  letters(parts.map(({ text }) => text).join('')) === letters(story)
    ? provenParagraphs(parts)
    : plainParagraphs(story)

export const sentencesOf = (paragraphs: StoryParagraph[]): StorySentence[] =>
  paragraphs.flatMap(({ sentences }) => sentences)
