import { ApiError } from './errors.ts'

/** A way onward, shown beside a sentence or in a notification. */
export type WayOn = { label: string; path: string }

export const plansLink: WayOn = { label: 'See the plans', path: '/subscription' }

/** The way to more, for who has used up what a day has. */
export const wayOnFrom = (error: unknown): WayOn | undefined =>
  error instanceof ApiError && error.code === 'LIMIT_REACHED' ? plansLink : undefined
