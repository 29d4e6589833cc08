import type { SessionUser } from './auth-context.tsx'

/** How to address the person: their name, or else their email. */
export const displayNameOf = (user: SessionUser): string => user.displayName || user.email || 'friend'
