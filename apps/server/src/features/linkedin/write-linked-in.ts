import type { CallInput } from '@nextrung/contract/call'
import type { writeLinkedIn as call, LinkedInTexts } from '@nextrung/contract/linkedin'
import { TargetRole } from '@nextrung/contract/roles'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume, listVersionIds } from '../resumes/resumes.public.ts'
import { spendAllowance } from '../subscription/subscription.public.ts'

/** Headline and About from one version of the person's resume, the newest when none is named. */
export const writeLinkedIn = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<LinkedInTexts> => {
  const id = body.resumeId ?? (await listVersionIds(ctx.db, ctx.user.id)).at(-1)
  if (id === undefined)
    throw new AppError('NOT_FOUND', 'Please upload a resume first: the texts are made from it.')
  const row = await getCompletedResume(ctx, id)
  const { version, fileName, document, evidence } = row
  if (!document || !evidence)
    throw new AppError(
      'TOO_COMPLEX_FILE',
      'This resume could not be analyzed. Please save it as PDF or Word once more and upload it again.',
    )
  const targetRole = TargetRole.safeParse(row.targetRole).data
  const today = ctx.now().toISOString().slice(0, 10)
  const language = row.language ?? 'en'
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const { result, madeBy } = await capabilities.writeLinkedIn(
    { document, evidence, targetRole, today, language },
    ctx.request.signal,
  )
  // Last, so that a try that fails costs nothing.
  await ctx.db.transaction((tx) =>
    spendAllowance(ctx, tx, { userId: ctx.user.id, code: 'linkedin_optimization' }),
  )
  return {
    ...result,
    resume: { id, version, fileName },
    targetRole: targetRole ?? null,
    engine: madeBy,
  }
}
