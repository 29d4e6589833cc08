import type { Database } from '../../db/client.ts'
import { notFound } from '../../errors.ts'
import { type ApplicationRow, findApplication } from './applications.store.ts'

/** @throws AppError NOT_FOUND for one of somebody else, or one that was deleted */
export const findOwnApplication = async (
  db: Database,
  own: { userId: number; id: number },
): Promise<ApplicationRow> => {
  const row = await findApplication(db, own)
  if (!row) throw notFound('This application')
  return row
}
