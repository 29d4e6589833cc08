import type { ScenarioType } from '@nextrung/contract/interview'
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { interviewResponses as responses } from './interview.table.ts'
import type { ResponseRow } from './responses.store.ts'

type Filter = {
  userId: number
  search?: string | undefined
  skill?: string | undefined
  scenario?: ScenarioType | undefined
}

const hasWords = (search: string): SQL => {
  const wanted = search.toLowerCase()
  const text = sql`lower(concat_ws(' ', ${responses.shown} ->> 'question', ${responses.followUpQuestion}, ${responses.responseText}))`
  return sql`position(${wanted} in ${text}) > 0`
}

const matches = ({ userId, search, skill, scenario }: Filter): SQL | undefined =>
  and(
    eq(responses.userId, userId),
    search ? hasWords(search) : undefined,
    skill === undefined
      ? undefined
      : sql`${responses.shown} -> 'skills' @> ${JSON.stringify([skill])}::jsonb`,
    scenario === undefined ? undefined : sql`${responses.shown} ->> 'scenarioType' = ${scenario}`,
  )

export const countResponses = async (db: Database, filter: Filter): Promise<number> =>
  (await db.select({ count: count() }).from(responses).where(matches(filter)))[0]?.count ?? 0

/** The person's answers, newest first. */
export const listResponses = (
  db: Database,
  { from, size, ...filter }: Filter & { from: number; size: number },
): Promise<ResponseRow[]> =>
  db.select().from(responses).where(matches(filter)).orderBy(desc(responses.id)).limit(size).offset(from)

/** All answers of the person, oldest first. */
export const listAllAnswers = (db: Database, userId: number): Promise<ResponseRow[]> =>
  db.select().from(responses).where(eq(responses.userId, userId)).orderBy(asc(responses.id))

/** The answers to the follow-ups of an answer, oldest first. */
export const listFollowUps = (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ResponseRow[]> =>
  db
    .select()
    .from(responses)
    .where(and(eq(responses.userId, userId), eq(responses.followUpOf, id)))
    .orderBy(asc(responses.id))

/** The skills that the person's answers are about, by name. */
export const listPractisedSkills = async (db: Database, userId: number): Promise<string[]> =>
  (
    await db
      .selectDistinct({ skill: sql<string>`jsonb_array_elements_text(${responses.shown} -> 'skills')` })
      .from(responses)
      .where(eq(responses.userId, userId))
  )
    .map(({ skill }) => skill)
    .sort((a, b) => (a < b ? -1 : 1))

export type MarkedRow = Pick<ResponseRow, 'id' | 'questionId' | 'shown' | 'createdAt'> & {
  score: number
  isFirst: boolean
  isAnswer: boolean
}

// More than anybody answers in years.
const most = 5000

/** The person's newest answers with their scores, oldest first; follow-ups are not in it. */
export const listMarked = async (db: Database, userId: number): Promise<MarkedRow[]> => {
  const rows = await db
    .select({
      id: responses.id,
      questionId: responses.questionId,
      shown: responses.shown,
      createdAt: responses.createdAt,
      score: sql<number>`(${responses.aiScoring} ->> 'score')::int`,
      isAnswer: sql<boolean>`${responses.aiScoring} ->> 'notAnAnswer' is null`,
    })
    .from(responses)
    .where(and(eq(responses.userId, userId), isNull(responses.followUpOf)))
    .orderBy(desc(responses.id))
    .limit(most)
  const seen = new Set<number>()
  return rows.reverse().map((row) => {
    const isFirst = !seen.has(row.questionId)
    seen.add(row.questionId)
    return { ...row, isFirst }
  })
}
