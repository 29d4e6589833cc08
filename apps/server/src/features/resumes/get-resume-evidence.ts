import type { CallInput } from '@nextrung/contract/call'
import type { getResumeEvidence as call, Resume } from '@nextrung/contract/resumes'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { resumeAnswer } from './resume-answer.ts'

/** One version with its structure, evidence and score. */
export const getResumeEvidence = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Resume> => resumeAnswer(await getCompletedResume(ctx, params.id))
