import type { CallInput } from '@nextrung/contract/call'
import type { answerUnsure as call } from '@nextrung/contract/resume-answers'
import type { Resume } from '@nextrung/contract/resumes'
import { answerUnsure as applyAnswers } from '@nextrung/engine/resumes/answer-unsure'
import type { RequestContext } from '../../http/request-context.ts'
import { correctVersion } from './correct-version.ts'

type Input = CallInput<typeof call>

/** Settles or mends the fields that were asked about. All changes of one sitting make one version. */
export const answerUnsure = (ctx: RequestContext, { params, body }: Input): Promise<Resume> =>
  correctVersion(ctx, {
    id: params.id,
    apply: (understood) => applyAnswers(understood, body.answers),
    fitsLaterVersion: true,
  })
