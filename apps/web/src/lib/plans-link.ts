import { ApiError } from './errors.ts'

/** A link shown next to a message or in a notification. */
export type LinkAction = { label: string; path: string }

export const plansLink: LinkAction = { label: 'See the plans', path: '/subscription' }

/** A link to the plans when the error says that today's allowance is used up. */
export const upgradeActionFor = (error: unknown): LinkAction | undefined =>
  error instanceof ApiError && error.code === 'LIMIT_REACHED' ? plansLink : undefined
