export { countMiss } from './miss-guard.ts'
export { isOwnId } from './own-id.ts'
export { sweepCounters } from './sign-in-counters.store.ts'
export {
  changeUserSettings,
  disableUserByEmail,
  enableUserByEmail,
  findContact,
  findUserById,
  findUserByUid,
} from './users.store.ts'
