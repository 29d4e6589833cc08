import type { CallInput } from '@nextrung/contract/call'
import { writeLinkedIn as call, LinkedInTexts } from '@nextrung/contract/linkedin'
import { TargetRole } from '@nextrung/contract/roles'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { describeRequest } from '../../idempotency/describe-request.ts'
import { findAnswered, once } from '../../idempotency/once.ts'
import { getCompletedResume, listVersionIds, requireDocument } from '../resumes/resumes.public.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'

/**
 * Writes the headline and About text from one resume version, by default the newest. Repeating the same request
 * returns the same texts and costs nothing.
 */
export const writeLinkedIn = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<LinkedInTexts> => {
  const userId = ctx.user.id
  const request = await describeRequest(ctx, { call, asked: body })
  const answered = await findAnswered(ctx.db, request)
  if (answered) return LinkedInTexts.parse(answered.answer)
  const texts = await write(ctx, body)
  // Spend the allowance last, so that a failed attempt costs nothing.
  return ctx.db.transaction((tx) =>
    once(tx, {
      request,
      perform: async () => {
        await spendAllowance(ctx, tx, { userId, code: 'linkedin_optimization' })
        return texts
      },
      keep: (answer) => ({ answer }),
      recall: async ({ answer }) => LinkedInTexts.parse(answer),
    }),
  )
}

const write = async (ctx: RequestContext, body: CallInput<typeof call>['body']): Promise<LinkedInTexts> => {
  const id = body.resumeId ?? (await listVersionIds(ctx.db, ctx.user.id)).at(-1)
  if (id === undefined)
    throw new AppError('NOT_FOUND', 'Please upload a resume first: the texts are written from it.')
  const row = await getCompletedResume(ctx, id)
  const { version, fileName, evidence } = row
  const document = requireDocument(row)
  if (!evidence)
    throw new AppError(
      'TOO_COMPLEX_FILE',
      'This resume could not be analyzed. Please save it as PDF or Word again and upload the new file.',
    )
  const targetRole = TargetRole.safeParse(row.targetRole).data
  const today = ctx.now().toISOString().slice(0, 10)
  const language = row.language ?? 'en'
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const { result, madeBy } = await capabilities.writeLinkedIn(
    { document, evidence, targetRole, today, language },
    ctx.request.signal,
  )
  return {
    ...result,
    resume: { id, version, fileName },
    targetRole: targetRole ?? null,
    engine: madeBy,
  }
}
