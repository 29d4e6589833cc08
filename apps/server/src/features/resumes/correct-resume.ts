import type { CallInput } from '@nextrung/contract/call'
import type { correctResume as call, Resume } from '@nextrung/contract/resumes'
import type { RequestContext } from '../../http/request-context.ts'
import { correctVersion } from './correct-version.ts'

type Input = CallInput<typeof call>

/** Applies the document as the person edited it. Later versions build on the corrections. */
export const correctResume = (ctx: RequestContext, { params, body }: Input): Promise<Resume> =>
  correctVersion(ctx, {
    id: params.id,
    // Whoever fills in the fields of a resume says that it is one.
    apply: (understood) => ({ parsed: { ...understood, isResume: true }, document: body.document }),
    // A whole document would undo what changed in a version made since it was opened.
    fitsLaterVersion: false,
  })
