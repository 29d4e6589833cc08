import type { SupportMessage } from '@nextrung/contract/support'
import type { SupportMessageRow } from './support.store.ts'

export const supportMessageAnswer = (row: SupportMessageRow): SupportMessage => ({
  id: row.id,
  subject: row.subject,
  message: row.message,
  isPriority: row.isPriority,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
})
