import type {
  AssessmentOverview,
  AssessmentQuestion,
  AssessmentRun,
  MarkedAnswer,
} from '@nextrung/contract/assessments'
import { eq, sql } from 'drizzle-orm'
import { interviewQuestions } from '../features/assessments/questions.table.ts'
import type { Client } from './client.ts'
import type { RunningApp } from './running-app.ts'

type Failure = { error: string; code: string }

export const assessmentsPath = '/api/assessments'

export const startQuiz = (client: Client, skill: unknown) =>
  client.send<AssessmentRun & Failure>('POST', `${assessmentsPath}/runs`, { json: { skill } })

export const loadQuiz = (client: Client, runId: number) =>
  client.send<AssessmentRun & Failure>('GET', `${assessmentsPath}/runs/${runId}`)

export const sendAnswer = (
  client: Client,
  { runId, ...json }: { runId: number; questionId: unknown; option: unknown; note?: string },
) =>
  client.send<{ answer: MarkedAnswer; run: AssessmentRun } & Failure>(
    'POST',
    `${assessmentsPath}/runs/${runId}/answers`,
    { json },
  )

export const loadOverview = async (client: Client): Promise<AssessmentOverview> =>
  (await client.send<AssessmentOverview>('GET', assessmentsPath)).json

/** The index of the right option of a question. */
export const keyOf = async (app: RunningApp, questionId: number): Promise<number> => {
  const [row] = await app.services.db
    .select()
    .from(interviewQuestions)
    .where(eq(interviewQuestions.id, questionId))
  return row?.correctOptionIndex ?? -1
}

/** The right or a wrong option of a question. */
export const optionOf = async (
  app: RunningApp,
  { question, isRight }: { question: AssessmentQuestion; isRight: boolean },
): Promise<number> => {
  const right = await keyOf(app, question.id)
  return isRight ? right : (right + 1) % 4
}

type Knows = (question: AssessmentQuestion) => boolean

/** Takes a quiz to its end and returns it. */
export const takeQuiz = async (
  app: RunningApp,
  { client, skill, knows }: { client: Client; skill: string; knows: Knows },
): Promise<AssessmentRun> => {
  let current: AssessmentRun = (await startQuiz(client, skill)).json
  for (let count = 0; current.question && count < 20; count++) {
    const { question, id: runId } = current
    const option = await optionOf(app, { question, isRight: knows(question) })
    const { json, status, text } = await sendAnswer(client, { runId, questionId: question.id, option })
    if (status !== 200) throw new Error(`The answer was answered ${status}: ${text}`)
    current = json.run
  }
  return current
}

/** Keeps sessions valid after the server's clock was set. */
export const keepSessions = async (app: RunningApp, at: Date): Promise<void> => {
  const expiresAt = new Date(at.getTime() + 2 * 24 * 3600_000).toISOString()
  await app.services.db.execute(
    sql`update identity_sessions set created_at = ${at.toISOString()}, expires_at = ${expiresAt}`,
  )
}
