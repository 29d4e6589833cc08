import type { RequestContext } from '../../http/request-context.ts'
import { findNewestUnderstood, type NewestUnderstood } from '../resumes/resumes.public.ts'

/** What we know about a person, only from what they provided; never inferred from other people's behavior. */
export type PersonFacts = {
  /** Their newest finished version, as parsed and then corrected by them. */
  resume: NewestUnderstood | undefined
}

/** What we know about the signed-in person. Features read it here instead of from one another. */
export const findPersonFacts = async (ctx: RequestContext): Promise<PersonFacts> => ({
  resume: await findNewestUnderstood(ctx),
})
