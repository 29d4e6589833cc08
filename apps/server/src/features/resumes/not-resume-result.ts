import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import type { AnalysisResult } from './analysis.store.ts'
import type { ResumeRow } from './resumes.store.ts'

type NotResume = Pick<ResumeRow, 'read' | 'targetRole'> & {
  parsed: ParsedResume
  base?: Pick<ResumeRow, 'wishes'> | undefined
}

/** The result for a text that is no resume: the text as it is, and no document, score or skills made of it. */
export const notResumeResult = ({ read, parsed, base, targetRole }: NotResume): AnalysisResult => ({
  targetRole,
  optimizedContent: read.lines.map(({ text }) => text).join('\n'),
  skills: [],
  feedback: JSON.stringify([
    `This does not look like a resume. ${parsed.notResume ?? ''}`.trim(),
    'Upload another file, or tell us that it is your resume.',
  ]),
  document: null,
  evidence: null,
  engine: 'built-in',
  understood: parsed,
  wishes: base?.wishes ?? null,
  leftOut: null,
  score: null,
})
