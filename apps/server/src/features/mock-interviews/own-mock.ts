import type { Database } from '../../db/client.ts'
import { notFound } from '../../errors.ts'
import { findMock, type MockRow } from './mock-interviews.store.ts'

/** @throws AppError NOT_FOUND for an interview that does not exist or belongs to somebody else */
export const findOwnMock = async (db: Database, own: { userId: number; id: number }): Promise<MockRow> => {
  const row = await findMock(db, own)
  if (!row) throw notFound('This mock interview')
  return row
}
