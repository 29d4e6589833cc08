export { listStories, type StoryRow } from './interview-stories.store.ts'
