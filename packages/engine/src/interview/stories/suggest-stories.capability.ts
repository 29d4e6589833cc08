import { defineCapability, standardLimits } from '../../capability.ts'
import { SuggestStoriesInput, SuggestStoriesResult, suggestStories } from './suggest-stories.ts'

export const suggestStoriesCapability = defineCapability({
  name: 'suggestStories',
  input: SuggestStoriesInput,
  output: SuggestStoriesResult,
  builtIn: suggestStories,
  limits: standardLimits,
  messages: {
    tooComplex: 'This resume is too complex to take stories from.',
    failed: 'Your resume could not be read for stories. Please try again.',
  },
})
