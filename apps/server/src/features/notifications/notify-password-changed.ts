import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { notify } from './notify.ts'

const texts = {
  settings: {
    title: 'Your password was changed',
    body: 'Every other device was signed out. If this was not you, set a new password with "Forgot your password?" on the sign-in page, or ask whoever runs this server.',
  },
  'mail-link': {
    title: 'Your password was reset',
    body: 'It was reset with a link mailed to this address, and every device was signed out. If this was not you, request another link with "Forgot your password?" on the sign-in page, and secure your mailbox.',
  },
}

/** Notifies the person that their password was changed, and what to do if it was not them. */
export const notifyPasswordChanged = (
  services: Services,
  { id, userId, payload }: Event<{ from: keyof typeof texts }>,
): Promise<void> =>
  services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'password-changed',
      about: id,
      ...texts[payload.from],
      link: '/settings',
    }),
  )
