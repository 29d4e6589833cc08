import type { StoryPart } from '@nextrung/contract/career-story'
import { expect, it } from 'vitest'
import { followEdits } from './follow-edits.ts'

const part = (text: string): StoryPart => ({
  text,
  basis: 'reworded',
  sources: [{ page: 1, line: 1, text: 'A line' }],
  startsParagraph: false,
})
const written = [part('I am a barista.'), part("What's next? I'm looking for a role."), part('I hold a BA.')]

it('keeps the evidence of unchanged sentences and calls the others the person’s', () => {
  const parts = followEdits(
    "I am a barista. I love it. It shows.\n\nWhat's next? I'm looking for a role.",
    written,
  )
  expect(parts.map(({ text, basis, startsParagraph }) => [text, basis, startsParagraph])).toEqual([
    ['I am a barista.', 'reworded', true],
    ['I love it.', 'edited', false],
    ['It shows.', 'edited', false],
    ["What's next? I'm looking for a role.", 'reworded', true],
  ])
})

it('takes a changed sentence for the person’s, because its lines no longer say it', () => {
  const [first] = followEdits('I am a head barista.', written)
  expect([first?.basis, first?.sources]).toEqual(['edited', []])
})
