export { listStories } from './career-story.store.ts'
export { storyOf } from './story-answer.ts'
export { writeStoryFile } from './write-story-file.ts'
