export { isOwnId } from './own-id.ts'
export { changeUserSettings, findUserById } from './users.store.ts'
