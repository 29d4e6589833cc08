import { CareerStory } from '@nextrung/contract/career-story'
import { z } from 'zod'
import { chooseQuote } from './choose-quote.ts'
import { draftStory } from './draft-story.ts'
import { writeFocusAreas } from './focus-areas.ts'
import { readLearningStyle } from './learning-style.ts'
import { writeMilestones } from './milestones.ts'
import { findNextSkills } from './next-skills.ts'
import { readPersona } from './persona.ts'
import { isProven, settle } from './settle-story.ts'
import { gatherFacts, type StoryFacts } from './story-facts.ts'
import type { StoryInput } from './story-input.ts'
import { writeNotes } from './story-notes.ts'
import { gatherSource, isWithoutEvidence } from './story-source.ts'
import { writeTimeline } from './timeline.ts'

export const WrittenStory = CareerStory.pick({
  personaType: true,
  learningStyle: true,
  story: true,
  focusAreas: true,
  milestones: true,
  inspirationalQuote: true,
  timelineEvents: true,
  parts: true,
  personaBasis: true,
  learningStyleBasis: true,
  focusReasons: true,
  quoteAuthor: true,
  quoteSource: true,
  notes: true,
  speakingSeconds: true,
})
export type WrittenStory = z.output<typeof WrittenStory>

/** The result of writing: a story, or `missing` if there is nothing to write from. */
export const StoryResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story'), story: WrittenStory }),
  z.object({ kind: z.literal('missing') }),
])
export type StoryResult = z.output<typeof StoryResult>

/** Words per minute of an unhurried speaker; 130 to 150 is the usual range for talks in English. */
const wordsPerMinute = 140

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const paragraphsOf = (facts: StoryFacts) => {
  const drafts = draftStory(facts).map((paragraph) =>
    paragraph.filter((sentence) => isProven(sentence, facts)),
  )
  return drafts.filter((paragraph) => paragraph.length > 0)
}

/**
 * Writes a career story from the person's evidence in the requested tone, length and form. Every sentence carries its
 * evidence and passed the no-invention check; failing ones are left out. The same input gives the same story.
 * `missing` if neither resume, profile, skills nor courses say anything.
 */
export const writeStory = (input: StoryInput): StoryResult => {
  if (isWithoutEvidence(gatherSource(input))) return { kind: 'missing' }
  const facts = gatherFacts(input)
  const paragraphs = paragraphsOf(facts)
  const parts = paragraphs.flatMap((paragraph) =>
    paragraph.map((sentence, at) => settle(sentence, facts, at === 0)),
  )
  const text = paragraphs.map((paragraph) => paragraph.map((one) => one.text).join(' ')).join('\n\n')
  const persona = readPersona(facts)
  const learning = readLearningStyle(facts)
  const next = findNextSkills(facts)
  const focus = writeFocusAreas(facts, next)
  const quote = chooseQuote(facts, persona.kind)
  return {
    kind: 'story',
    story: {
      personaType: persona.type,
      learningStyle: learning.style,
      story: text,
      focusAreas: focus.map(({ text }) => text),
      focusReasons: focus.map(({ reason }) => reason),
      milestones: writeMilestones(facts, next),
      inspirationalQuote: quote?.text ?? '',
      timelineEvents: writeTimeline(facts),
      parts,
      personaBasis: persona.basis,
      learningStyleBasis: learning.basis,
      quoteAuthor: quote?.author ?? null,
      quoteSource: quote?.work ?? null,
      notes: writeNotes(facts, parts),
      speakingSeconds:
        input.form === 'introduction' ? Math.round((wordsIn(text) / wordsPerMinute) * 60) : null,
    },
  }
}
