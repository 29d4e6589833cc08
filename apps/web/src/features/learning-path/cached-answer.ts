import { type Lenient, readLeniently } from '@nextrung/contract/lenient'
import { z } from 'zod'
import { type JsonKey, readJson, removeStored, writeJson } from '../../lib/stored-value.ts'
import type { LearningGoal } from './learning-request.ts'

type CacheKey = Extract<JsonKey, 'cachedLearningPath' | 'cachedChallenges'>

/** An answer as stored in this browser, with what it was asked with. */
const Cached = z.object({
  owner: z.string(),
  role: z.string(),
  /** When it was answered, in milliseconds since 1970. */
  at: z.number(),
  /** Identifies the request, so that the same one is not sent again while its answer is fresh. */
  request: z.string(),
  answer: z.unknown(),
})

export type CachedAnswer<Answer> = { at: number; request: string; answer: Answer }

/**
 * The stored answer for this person and role. One of another person or role is not shown, and one that cannot be read,
 * for example from an older version, is deleted.
 */
export const readCachedAnswer = <S extends z.ZodType>(
  key: CacheKey,
  { goal, schema }: { goal: LearningGoal; schema: S },
): CachedAnswer<Lenient<S>> | undefined => {
  const raw = readJson(key)
  if (raw === undefined) return undefined
  const cached = Cached.safeParse(raw).data
  const answer = cached && readLeniently(schema, cached.answer)
  if (!cached || answer === undefined || answer === null) {
    removeStored(key)
    return undefined
  }
  if (cached.owner !== goal.uid || cached.role !== goal.role) return undefined
  // A clock that was set back must not keep an answer fresh for longer.
  return { at: Math.min(cached.at, Date.now()), request: cached.request, answer }
}

export const writeCachedAnswer = (
  key: CacheKey,
  { goal, request, answer }: { goal: LearningGoal; request: string; answer: unknown },
): void => writeJson(key, { owner: goal.uid, role: goal.role, at: Date.now(), request, answer })
