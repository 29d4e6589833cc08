import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { notify } from './notify.ts'

const on = {
  title: 'The second factor of your account is on',
  body: 'Signing in now asks for a code from your authenticator app. Keep the recovery codes somewhere you can reach without your phone.',
}
const off = {
  title: 'The second factor of your account is off',
  body: 'Signing in takes only your password again. If this was not you, change your password and turn the second factor on.',
}

/** Notifies the person that the second factor was turned on or off. */
export const notifySecondFactorChanged = (
  services: Services,
  { id, userId, payload }: Event<{ isOn: boolean }>,
): Promise<void> =>
  services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'second-factor',
      about: id,
      ...(payload.isOn ? on : off),
      link: '/settings',
    }),
  )
