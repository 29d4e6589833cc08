import type { IdentityServices } from './open-identity.ts'

export { readAuthSecret } from './auth-secret.ts'
export { countMiss } from './count-miss.ts'
export { describeDevice } from './devices/describe-device.ts'
export { disableByOperator, enableByOperator } from './disable-by-operator.ts'
export { type PasswordHashing, sessionTimes } from './identity.ts'
export { isNotifiable } from './is-notifiable.store.ts'
export { forgetDeviceCookie } from './known-device.ts'
export { knownDeviceRetentionDays } from './known-device-retention-days.ts'
export { sweepLinks } from './mail-links/mail-links.store.ts'
export { resetPasswordByOperator } from './mail-links/reset-by-operator.ts'
export { openIdentity } from './open-identity.ts'
export { isOwnId } from './own-id.ts'
export { reauthenticate } from './reauthenticate.ts'
export { turnOffSecondFactorByEmail } from './second-factor/turn-off-by-operator.ts'
export { signOutEveryone } from './sessions.store.ts'
export { sweepCounters } from './sign-in-counters.store.ts'
export { sweepFlows } from './sign-in-flows.store.ts'
export { findUserForUpdate, type UserChange, updateUser } from './user-rows.store.ts'
export {
  changeUserSettings,
  findContact,
  findUserById,
  findUserByUid,
  type UserRow,
} from './users.store.ts'

declare module '../../context.ts' {
  interface Services extends IdentityServices {}
}
