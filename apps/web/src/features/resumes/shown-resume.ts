import type { Lenient } from '@nextrung/contract/lenient'
import type { Resume } from '@nextrung/contract/resumes'

type ResumeAnswer = Lenient<typeof Resume>

/** A version as screens show it; missing text is empty. */
export const shownResume = (row: ResumeAnswer) => ({
  ...row,
  status: row.status ?? '',
  version: row.version ?? 1,
  createdAt: row.createdAt ?? '',
  fileName: row.fileName ?? '',
  targetRole: row.targetRole ?? '',
  originalContent: row.originalContent ?? '',
  optimizedContent: row.optimizedContent ?? '',
  feedback: row.feedback ?? '',
  engine: row.engine ?? '',
  roleBasis: row.roleBasis ?? '',
  label: row.label ?? '',
  reason: row.reason ?? '',
  notResume: row.notResume,
  showsPersonal: row.showsPersonal ?? false,
})
export type ShownResume = ReturnType<typeof shownResume>

export const shownResumes = (rows: ResumeAnswer[]): ShownResume[] => rows.map(shownResume)
