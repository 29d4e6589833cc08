import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { notify } from './notify.ts'

const texts = {
  settings: {
    title: 'Your password was changed',
    body: 'Every other device was signed out. If this was not you, set a new password by "Forgot your password?" on the sign-in page, or ask whoever runs this server.',
  },
  'mail-link': {
    title: 'Your password was set anew',
    body: 'It was set by the link of a mail to this address, and every device was signed out. If this was not you, ask for another link by "Forgot your password?" on the sign-in page, and look after your mailbox.',
  },
}

/** Tells the person that their password was changed, and what to do if it was not them. */
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
