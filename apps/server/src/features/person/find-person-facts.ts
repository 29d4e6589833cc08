import type { WorkContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { findNewestUnderstood, type NewestUnderstood } from '../resumes/resumes.public.ts'

/** What we know about a person, only from what they provided; never inferred from other people's behavior. */
export type PersonFacts = {
  /** Their newest finished version, as parsed and then corrected by them. */
  resume: NewestUnderstood | undefined
  /** What they entered in their profile. */
  profile: {
    title: string | undefined
    skills: string[]
    certificates: string[]
    yearsOfExperience: number | undefined
  }
  /** The role and path they chose. */
  selection: { targetRole: string | undefined; userType: string | undefined }
}

/** What we know about the signed-in person. Features read it here instead of from one another. */
export const findPersonFacts = async (ctx: WorkContext): Promise<PersonFacts> => {
  const resume = await findNewestUnderstood(ctx)
  const row = await findUserById(ctx.db, ctx.user.id)
  return {
    resume,
    profile: {
      title: row?.professionalTitle ?? undefined,
      skills: row?.skills ?? [],
      certificates: row?.certifications ?? [],
      yearsOfExperience: row?.yearsOfExperience ?? undefined,
    },
    selection: { targetRole: row?.targetRole ?? undefined, userType: row?.userType ?? undefined },
  }
}
