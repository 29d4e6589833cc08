import type { Session } from '@nextrung/contract/auth'
import { TargetRole, UserType } from '@nextrung/contract/roles'
import type { Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { countUnread } from '../notifications/notifications.public.ts'
import { findPersonByUid } from './user-rows.store.ts'

/** The session answer for a person. It contains no token. */
export const readSession = async ({ db }: Services, uid: string): Promise<Session> => {
  const user = await findPersonByUid(db, uid)
  if (!user) throw new AppError('UNAUTHORIZED', 'Please sign in first.')
  return {
    user: {
      uid: user.uid,
      id: user.id,
      email: user.signInEmail,
      displayName: user.displayName ?? '',
      photoURL: user.avatarUrl,
    },
    userType: UserType.safeParse(user.userType).data ?? null,
    targetRole: TargetRole.safeParse(user.targetRole).data ?? null,
    unreadCount: await countUnread(db, user.id),
  }
}
