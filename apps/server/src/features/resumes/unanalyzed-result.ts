import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { AnalysisResult } from './analysis.store.ts'
import type { ResumeRow } from './resumes.store.ts'

/** The person's own text, unchanged, with a note that says so: what is left when the analysis fails. */
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
      'We could not analyze this file, so it stands here as you uploaded it. Save it as PDF or Word once more and upload it again.',
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
