import type { RequestContext } from '../../http/request-context.ts'
import { findNewestUnderstood, type NewestUnderstood } from '../resumes/resumes.public.ts'

/** What is known of a person, from what they gave; never worked out from what somebody else did. */
export type Known = {
  /** Their newest finished version, as it was understood and corrected by them. */
  resume: NewestUnderstood | undefined
}

/** What is known of the signed-in person. Features read it here, and not from one another. */
export const findPersonFacts = async (ctx: RequestContext): Promise<Known> => ({
  resume: await findNewestUnderstood(ctx),
})
