export { isOwnId } from './own-id.ts'
export { changeUserSettings, disableUserByEmail, enableUserByEmail, findUserById } from './users.store.ts'
