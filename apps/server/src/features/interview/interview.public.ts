import type { Database } from '../../db/client.ts'

export { backdateSession } from './backdate.store.ts'
export { completeOldSessions } from './complete-old-sessions.ts'
export { scenarioOf } from './find-own-question.ts'
export { listAllAnswers } from './history.store.ts'
export { interviewSessions } from './interview.table.ts'
export { listShownSkills } from './list-shown-skills.ts'
export { listWeakSkills } from './list-weak-skills.ts'
export { scoringOf } from './mark-open-answer.ts'
export { questionToMark } from './question-to-mark.ts'
export {
  clearAudio,
  findResponse,
  insertResponse,
  insertScore,
  listPastAnswers,
  type ResponseRow,
  setResponseAudio,
  wasPractised,
} from './responses.store.ts'
export { insertSession, updateSession } from './sessions.store.ts'
export { summarizePractice } from './summarize-practice.ts'

declare module '../../context.ts' {
  interface Services {
    /** Whether the person was asked a question in practice. A service, because practice itself reads the questions. */
    wasPractised: (userId: number, questionId: number) => Promise<boolean>
    /** Scores a mock interview again. A service, because mock interviews build on practice. */
    rescoreMock: (tx: Database, own: { userId: number; sessionId: number }) => Promise<void>
  }
}
