import type { ChallengeResource } from './challenge.ts'

/** Reference documentation or a standard. */
export const documentation = (title: string, url: string): ChallengeResource => ({
  title,
  url,
  type: 'documentation',
})

/** Teaches by doing, step by step. */
export const tutorial = (title: string, url: string): ChallengeResource => ({ title, url, type: 'tutorial' })

/** Explains an idea or an experience; also free books. */
export const article = (title: string, url: string): ChallengeResource => ({ title, url, type: 'article' })
