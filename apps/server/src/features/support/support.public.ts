export {
  listOpenQuestions,
  type SupportMessageRow,
  unsafeCloseQuestion,
  unsafeFindQuestion,
} from './support.store.ts'
