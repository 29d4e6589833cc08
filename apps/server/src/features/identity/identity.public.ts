export { isOwnId } from './own-id.ts'
export { sweepCounters } from './sign-in-counters.store.ts'
export type { SignedIn } from './signed-in.ts'
export { changeUserSettings, disableUserByEmail, enableUserByEmail, findUserById } from './users.store.ts'
