export { listStories } from './interview-stories.store.ts'
