import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { notify } from './notify.ts'

const on = {
  title: 'The second factor of your account is on',
  body: 'From now on, signing in asks for a code of your authenticator app. Keep the recovery codes where you find them without your phone.',
}
const off = {
  title: 'The second factor of your account is off',
  body: 'Signing in takes your password alone again. If this was not you, change your password and turn the second factor on.',
}

/** Tells the person that the second factor was turned on or off. */
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
