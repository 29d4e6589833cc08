import { ApiError } from './errors.ts'

/** A way onward, shown beside a sentence or in a notification. */
export type LinkAction = { label: string; path: string }

export const plansLink: LinkAction = { label: 'See the plans', path: '/subscription' }

/** The way to more, for who has used up what a day has. */
export const upgradeActionFor = (error: unknown): LinkAction | undefined =>
  error instanceof ApiError && error.code === 'LIMIT_REACHED' ? plansLink : undefined
