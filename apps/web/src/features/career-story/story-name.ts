import type { SavedStory } from '@nextrung/contract/career-story'
import type { Lenient } from '@nextrung/contract/lenient'

/** `Version 3`; a server that counts no versions names its stories by number. */
export const storyName = ({ id, version }: Lenient<typeof SavedStory>): string =>
  version === undefined ? `Story ${id}` : `Version ${version}`
