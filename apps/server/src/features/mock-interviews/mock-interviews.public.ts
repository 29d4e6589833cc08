export { announceMockInterviews } from './announce-mock-interviews.ts'
export { backdateMock } from './backdate.store.ts'
export {
  findMock,
  findMockAnswer,
  listMockAnswers,
  listMocks,
  type MockAnswerRow,
  type MockRow,
} from './mock-interviews.store.ts'
export { reportOf } from './mock-state.ts'
export { rescoreMock } from './rescore-mock.ts'
