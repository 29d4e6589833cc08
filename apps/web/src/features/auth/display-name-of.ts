import type { SessionUser } from '@nextrung/contract/auth'

/** How to address the person: their name, or else their email. */
export const displayNameOf = (user: SessionUser): string => user.displayName || user.email || 'friend'
