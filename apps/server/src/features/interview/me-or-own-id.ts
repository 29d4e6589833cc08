import type { SignedIn } from '../../signed-in.ts'
import { isOwnId } from '../identity/identity.public.ts'

/** Whether an id means the signed-in person: 1, which stands for them, or an id of theirs. */
export const isMeOrOwnId = (user: SignedIn, id: string): boolean => id === '1' || isOwnId(user, id)
