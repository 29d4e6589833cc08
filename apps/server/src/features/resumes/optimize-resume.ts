import type { CallInput } from '@nextrung/contract/call'
import { optimizeResume as call, type Resume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { makeVersion } from './make-version.ts'
import { readTargetRole } from './read-target-role.ts'
import { resumeAnswer } from './resume-answer.ts'
import { findWholeResume } from './resumes.store.ts'

/** Creates a new version that follows the person's feedback. Its analysis waits for the version it is based on. */
export const optimizeResume = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<Answer<Resume>> => {
  const feedbackWords = body.feedback.trim()
  const selectedRole = readTargetRole(body.selectedRole)
  const asked = { id: params.id, feedbackWords, selectedRole }
  const request = await describeRequest(ctx, { call, asked })
  const row = await makeVersion(ctx, {
    request,
    build: async (tx) => {
      const base = await findWholeResume(tx, { userId: ctx.user.id, id: params.id })
      if (!base) throw notFound('This resume')
      return {
        targetRole: selectedRole ?? base.targetRole,
        fileName: base.fileName,
        fileId: base.fileId,
        originalContent: base.originalContent,
        read: base.read,
        understood: base.understood,
        design: base.design,
        showsPersonal: base.showsPersonal,
        basedOn: base.id,
        feedbackWords,
        reason: `You asked for: ${feedbackWords}`,
      }
    },
  })
  return new Answer(200, resumeAnswer(row))
}
