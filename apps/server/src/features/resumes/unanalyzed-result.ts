import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { AnalysisResult } from './analysis.store.ts'
import type { ResumeRow } from './resumes.store.ts'

/** The fallback when analysis fails: the person's own text, unchanged, with a note saying so. */
export const unanalyzedResult = ({
  originalContent,
  read,
  targetRole,
  understood,
  wishes,
}: ResumeRow): AnalysisResult => {
  const document: ResumeDocument = {
    ...emptyResume(),
    other: [{ heading: 'Resume', lines: read.lines.map((line) => line.text) }],
    sectionOrder: ['other'],
  }
  return {
    optimizedContent: originalContent,
    skills: [],
    feedback: JSON.stringify([
      'We could not analyze this file, so it is shown as you uploaded it. Save it as PDF or Word again and upload the new file.',
    ]),
    document,
    evidence: null,
    engine: null,
    targetRole,
    understood,
    wishes,
    leftOut: null,
    score: null,
  }
}
