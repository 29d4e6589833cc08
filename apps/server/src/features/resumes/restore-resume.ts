import type { CallInput } from '@nextrung/contract/call'
import { restoreResume as call, type Resume } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import { Answer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { compareWithPreviousVersion } from './compare-with-previous-version.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { makeVersion } from './make-version.ts'
import { resumeAnswer } from './resume-answer.ts'
import { findWholeResume } from './resumes.store.ts'
import { withSettledAnswers } from './settled-answers.ts'

const newerThanAll = 2 ** 31 - 1

/** Creates a new version with the content of an older one, which is kept. */
export const restoreResume = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<Answer<Resume>> => {
  const request = await describeRequest(ctx, { call, asked: params })
  const restored = await getCompletedResume(ctx, params.id)
  // Before the transaction, which would block everyone on the embedded database.
  const comparisonResult = await compareWithPreviousVersion(ctx, { ...restored, version: newerThanAll })
  const row = await makeVersion(ctx, {
    request,
    build: async (tx) => {
      const source = await findWholeResume(tx, { userId: ctx.user.id, id: params.id })
      if (!source) throw notFound('This resume')
      const { id, version, createdAt, updatedAt, attempt, label, usedAt, ...content } = source
      return {
        ...content,
        understood:
          content.understood && (await withSettledAnswers(tx, { ...source, understood: content.understood })),
        basedOn: id,
        feedbackWords: null,
        comparisonResult,
        reason: `Restored from version ${version}${label ? `, ${label}` : ''}`,
      }
    },
  })
  return new Answer(200, resumeAnswer(row))
}
