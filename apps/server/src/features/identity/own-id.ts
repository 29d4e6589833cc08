import type { SignedIn } from '../../signed-in.ts'

/** True when an id in a path means the signed-in person: their identity uid, or their row's number. */
export const isOwnId = (user: SignedIn, id: string): boolean => id === user.uid || id === String(user.id)
