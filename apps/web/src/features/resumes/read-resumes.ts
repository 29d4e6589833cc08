import { ResumeDesign } from '@nextrung/contract/resume-design'
import {
  type ResumeDocument as Document,
  LineEvidence,
  ResumeDocument,
  type ResumeEvidence,
} from '@nextrung/contract/resume-document'
import { ResumeScore } from '@nextrung/contract/resume-score'

/** A version as the screens need it: whatever was missing or could not be read has its empty value. */
export type ShownResume = {
  id: number
  status: string
  version: number
  createdAt: string
  fileName: string
  /** The role it was optimized for; empty when there was none. */
  targetRole: string
  originalContent: string
  optimizedContent: string
  skills: string[]
  feedback: string | null
  document?: Document
  evidence?: ResumeEvidence
  /** `built-in`, or the name of the AI provider; empty when the answer does not say. */
  engine: string
  /** What the role's required skills rest on; empty when the answer does not say. */
  roleBasis: string
  /** The person's own name for the version; empty without one. */
  label: string
  /** Why the version exists; empty when the answer does not say. */
  reason: string
  /** The look of the downloads; nothing when the person has not chosen one. */
  design?: ResumeDesign
  /** The score for the target role, on the first version only. */
  score?: ResumeScore
}

const textIn = (row: Record<string, unknown>, key: string) => {
  const value = row[key]
  return typeof value === 'string' ? value : ''
}

const numberIn = (row: Record<string, unknown>, key: string) => {
  const value = Number(row[key] ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

const textsIn = (row: Record<string, unknown>, key: string) => {
  const value = row[key]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readEvidence = (value: unknown): ResumeEvidence | undefined => {
  if (!isRecord(value)) return undefined
  const readable = Object.entries(value).flatMap(([pointer, one]) => {
    const read = LineEvidence.safeParse(one)
    return read.success ? [[pointer, read.data] as const] : []
  })
  return Object.fromEntries(readable)
}

const readResume = (row: unknown): ShownResume[] => {
  if (!isRecord(row)) return []
  const id = numberIn(row, 'id')
  if (id === undefined) return []
  const document = ResumeDocument.safeParse(row.document)
  const design = ResumeDesign.safeParse(row.design)
  const score = ResumeScore.safeParse(row.score)
  return [
    {
      id,
      status: textIn(row, 'status'),
      version: numberIn(row, 'version') ?? 1,
      createdAt: textIn(row, 'createdAt'),
      fileName: textIn(row, 'fileName'),
      targetRole: textIn(row, 'targetRole'),
      originalContent: textIn(row, 'originalContent'),
      optimizedContent: textIn(row, 'optimizedContent'),
      skills: textsIn(row, 'skills'),
      feedback: textIn(row, 'feedback') || null,
      document: document.success ? document.data : undefined,
      evidence: readEvidence(row.evidence),
      engine: textIn(row, 'engine'),
      roleBasis: textIn(row, 'roleBasis'),
      label: textIn(row, 'label'),
      reason: textIn(row, 'reason'),
      ...(design.success ? { design: design.data } : {}),
      ...(score.success ? { score: score.data } : {}),
    },
  ]
}

/** The versions of an answer, newest first; an answer that is no list has none. */
export const readResumes = (answer: unknown): ShownResume[] =>
  Array.isArray(answer) ? answer.flatMap(readResume) : []
