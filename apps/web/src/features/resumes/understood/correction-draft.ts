import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { readDraft } from '../../../lib/form-draft.ts'
import { toDocument } from './understood-document.ts'
import type { UnderstoodForm } from './understood-form.ts'

export const draftName = (resumeId: number): string => `understood-${resumeId}`

export const hasDraft = (resumeId: number): boolean => readDraft(draftName(resumeId)) !== undefined

/** Unsaved corrections, if they still fit the form. */
export const readCorrectionDraft = (
  resumeId: number,
  document: ResumeDocument,
): UnderstoodForm | undefined => {
  const kept = readDraft(draftName(resumeId))
  if (typeof kept !== 'object' || kept === null) return undefined
  const form = kept as UnderstoodForm
  try {
    toDocument(form, document)
    return form
  } catch {
    return undefined
  }
}
