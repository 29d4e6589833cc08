export { countMiss } from './miss-guard.ts'
export { isOwnId } from './own-id.ts'
export { sweepCounters } from './sign-in-counters.store.ts'
export { findUserForUpdate, type UserChange, updateUser } from './user-rows.store.ts'
export {
  changeUserSettings,
  disableUserByEmail,
  enableUserByEmail,
  findContact,
  findUserById,
  findUserByUid,
  type UserRow,
} from './users.store.ts'
