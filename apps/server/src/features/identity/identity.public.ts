export { isOwnId } from './own-id.ts'
export { sweepCounters } from './sign-in-counters.store.ts'
export {
  changeUserSettings,
  disableUserByEmail,
  enableUserByEmail,
  findContact,
  findUserById,
} from './users.store.ts'
