import type { Resume } from '@nextrung/contract/resumes'
import { roleBasis } from '@nextrung/engine/resumes/scoring/role-basis'
import type { ShownResumeRow } from './resumes.store.ts'

export const resumeAnswer = (row: ShownResumeRow): Resume => ({
  id: row.id,
  userId: row.userId,
  status: row.status,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  originalContent: row.originalContent,
  optimizedContent: row.optimizedContent,
  skills: row.skills,
  feedback: row.feedback,
  comparisonResult: row.comparisonResult,
  targetRole: row.targetRole,
  fileName: row.fileName,
  label: row.label,
  reason: row.reason,
  design: row.design,
  score: row.score,
  document: row.document,
  evidence: row.evidence,
  unsure: row.unsure,
  notResume: row.notResume,
  showsPersonal: row.showsPersonal,
  engine: row.engine,
  roleBasis: row.document && row.targetRole ? roleBasis : null,
})
