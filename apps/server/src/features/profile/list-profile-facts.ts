import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { listProfileFacts as call } from '@nextrung/contract/users'
import { profileFacts } from '@nextrung/engine/resumes/profile-facts'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isOwnId } from '../identity/identity.public.ts'
import { findPersonFacts } from '../person/person.public.ts'

/** Facts from the person's newest resume that could fill in their profile. Stores nothing. */
export const listProfileFacts = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  if (!isOwnId(ctx.user, params.userId)) throw notFound('This account')
  const { resume } = await findPersonFacts(ctx)
  if (!resume) return { resume: null, facts: [] }
  return { resume: resume.resume, facts: profileFacts(resume.understood) }
}
