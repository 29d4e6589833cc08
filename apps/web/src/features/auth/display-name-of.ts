import type { SessionUser } from './auth-context.tsx'

/** How to address the person: by name, or else by email. */
export const displayNameOf = (user: SessionUser): string => user.displayName || user.email || 'friend'
