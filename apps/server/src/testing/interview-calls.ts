import type {
  AnsweredSession,
  InterviewDifficulty,
  InterviewQuestion,
  InterviewScores,
  ScenarioType,
} from '@nextrung/contract/interview'
import type { AnswerFeedback } from '@nextrung/contract/interview-feedback'
import { eq, inArray } from 'drizzle-orm'
import { interviewQuestions } from '../features/assessments/questions.table.ts'
import type { Client } from './client.ts'
import type { RunningApp } from './running-app.ts'

type Failure = { error: string; code: string }

const interviewPath = '/api/interview'

export type Practice = {
  role?: string
  scenarioType?: ScenarioType | string
  difficulty?: InterviewDifficulty
  multipleChoice?: boolean
}

const plain = { role: 'Backend Developer', scenarioType: 'technical', difficulty: 'intermediate' } as const

export const loadQuestions = (
  client: Client,
  {
    forceRegenerate,
    headers,
    ...practice
  }: Practice & {
    forceRegenerate?: boolean
    headers?: Record<string, string>
  } = {},
) => {
  const { role, scenarioType, difficulty, multipleChoice = false } = { ...plain, ...practice }
  const query = new URLSearchParams({
    difficulty,
    multipleChoice: String(multipleChoice),
    ...(forceRegenerate ? { forceRegenerate: 'true' } : {}),
  })
  return client.send<InterviewQuestion[] & Failure>(
    'GET',
    `${interviewPath}/${encodeURIComponent(role)}/${scenarioType}?${query}`,
    headers ? { headers } : {},
  )
}

export const startSession = (client: Client, practice: Practice & { userId?: unknown } = {}) => {
  const { role, scenarioType, difficulty } = { ...plain, ...practice }
  return client.send<{ id: number; status: string } & Failure>('POST', `${interviewPath}/start`, {
    json: {
      userId: practice.userId ?? 1,
      roleTitle: role,
      scenarioType,
      difficultyLevel: difficulty,
    },
  })
}

export type Answered = { feedback: AnswerFeedback; session?: AnsweredSession } & Failure

export const sendInterviewAnswer = (
  client: Client,
  {
    key,
    ...json
  }: { sessionId: unknown; questionId: unknown; answer: unknown; key?: string } & Record<string, unknown>,
) =>
  client.send<Answered>('POST', `${interviewPath}/answer`, {
    json,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

export const loadScores = async (client: Client): Promise<InterviewScores | null> =>
  (await client.send<InterviewScores | null>('GET', `${interviewPath}/scores/1`)).json

type BankRow = typeof interviewQuestions.$inferSelect

/** All questions of the bank. */
export const listBankRows = (app: RunningApp): Promise<BankRow[]> =>
  app.services.db.select().from(interviewQuestions)

/** Changes questions as an operator can. */
export const changeBankRows = async (
  app: RunningApp,
  { ids, change }: { ids: readonly number[]; change: Partial<BankRow> },
): Promise<void> => {
  await app.services.db
    .update(interviewQuestions)
    .set(change)
    .where(inArray(interviewQuestions.id, [...ids]))
}

/** The bank's row of a question. */
export const bankRow = async (app: RunningApp, id: number) => {
  const [row] = await app.services.db.select().from(interviewQuestions).where(eq(interviewQuestions.id, id))
  if (!row) throw new Error('The question is not in the bank.')
  return row
}

/** What a candidate who knows nearly everything says, or the number of the right option. */
export const perfectAnswer = async (app: RunningApp, id: number): Promise<string> => {
  const { isMultipleChoice, correctOptionIndex, sampleAnswer } = await bankRow(app, id)
  return isMultipleChoice ? String(correctOptionIndex) : (sampleAnswer ?? '').replace(/[^.!?]+[.!?]+\s*$/, '')
}

/** Loads a set and starts a session for it. */
export const beginPractice = async (client: Client, practice: Practice = {}) => {
  const { json: questions } = await loadQuestions(client, practice)
  const { json: session } = await startSession(client, practice)
  const [question] = questions
  if (!question) throw new Error('There are no questions.')
  return { questions, question, sessionId: session.id }
}
