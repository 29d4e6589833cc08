import type { SignedIn } from '../../signed-in.ts'

/** Whether an id in a path refers to the signed-in person: their identity uid or their row id. */
export const isOwnId = (user: SignedIn, id: string): boolean => id === user.uid || id === String(user.id)
