export { countMiss } from './miss-guard.ts'
export { isOwnId } from './own-id.ts'
export { sweepCounters } from './sign-in-counters.store.ts'
export { changeUserSettings, disableUserByEmail, enableUserByEmail, findUserById } from './users.store.ts'
