import type { ResumeRow } from './resumes.store.ts'

/** Why a version exists that holds the person's answers. */
export const correctedReason = 'Corrected by you'

const sittingMs = 30 * 60_000

/**
 * Whether the answers of the same sitting still go into this version: the newest one, made by earlier answers about
 * the version they are asked of, and neither downloaded nor compared since.
 */
export const isOpenSitting = (
  newest: ResumeRow | undefined,
  { id, now }: { id: number; now: Date },
): newest is ResumeRow =>
  newest !== undefined &&
  newest.reason === correctedReason &&
  newest.status === 'completed' &&
  newest.usedAt === null &&
  now.getTime() - newest.createdAt.getTime() < sittingMs &&
  (newest.id === id || newest.basedOn === id)
