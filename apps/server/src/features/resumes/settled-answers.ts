import { openQuestions } from '@nextrung/engine/resumes/reading/question-key'
import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import type { Database } from '../../db/client.ts'
import { listSettledAnswers } from './settled-answers.store.ts'

/** Settles a text that the person insists is a resume. */
export const isResumeAnswer = 'is a resume'

type Understood = { userId: number; originalContent: string; understood: ParsedResume }

/** Applies what the person already settled about the same text in any version, so that it is not asked again. */
export const withSettledAnswers = async (
  db: Database,
  { userId, originalContent, understood }: Understood,
): Promise<ParsedResume> => {
  const earlier = await listSettledAnswers(db, { userId, originalContent })
  const settled = [...new Set([...(understood.settled ?? []), ...earlier])]
  if (settled.length === 0) return understood
  return {
    ...understood,
    settled,
    unsure: openQuestions(understood.unsure ?? [], settled),
    ...(settled.includes(isResumeAnswer) ? { isResume: true } : {}),
  }
}
