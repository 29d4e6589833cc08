export { completeOldSessions } from './complete-old-sessions.ts'
export { wasPractised } from './responses.store.ts'

declare module '../../context.ts' {
  interface Services {
    /** Whether the person was asked a question in practice. A service, because practice itself reads the questions. */
    wasPractised: (userId: number, questionId: number) => Promise<boolean>
  }
}
