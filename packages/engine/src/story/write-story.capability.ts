import { defineCapability, standardLimits } from '../capability.ts'
import { StoryInput } from './story-input.ts'
import { StoryResult, writeStory } from './write-story.ts'

export const writeStoryCapability = defineCapability({
  name: 'writeStory',
  input: StoryInput,
  output: StoryResult,
  builtIn: writeStory,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to write a story from.',
    failed: 'The story could not be written. Please try again.',
  },
})
