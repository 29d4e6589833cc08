import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { personalSection } from '@nextrung/engine/resumes/reading/personal-section'
import type { ShownResumeRow } from './resumes.store.ts'

type Choice = Pick<ShownResumeRow, 'showsPersonal' | 'language'>

/** The document as it is downloaded: with the personal details as its last section if the person wants them there. */
export const withPersonalDetails = (
  document: ResumeDocument,
  { showsPersonal, language }: Choice,
): ResumeDocument => {
  const section = showsPersonal ? personalSection(document, language ?? 'en') : undefined
  return section ? { ...document, other: [...document.other, section] } : document
}
