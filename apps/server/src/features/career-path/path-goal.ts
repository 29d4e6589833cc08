import { TargetRole, UserType } from '@nextrung/contract/roles'
import type { PathInput } from '@nextrung/engine/path/path-input'
import type { RequestContext } from '../../http/request-context.ts'
import { findPersonFacts, type PersonFacts } from '../person/person.public.ts'

type ResumeVersion = { id: number; version: number; fileName: string }

/** What the person is after, and what their path is worked out from. */
export type PathGoal = {
  targetRole: TargetRole | undefined
  userType: UserType | undefined
  resume: ResumeVersion | undefined
  profile: PathInput['profile']
  input: PathInput
}

/** The stored selection and facts of the signed-in person. Without a chosen role, the newest resume's role counts. */
export const readPathGoal = async (ctx: RequestContext): Promise<PathGoal> => {
  const { resume, profile, selection } = await findPersonFacts(ctx)
  const targetRole = TargetRole.safeParse(selection.targetRole ?? resume?.targetRole).data
  const userType = UserType.safeParse(selection.userType).data
  const input = {
    ...(resume ? { resume: resume.understood.document } : {}),
    ...(targetRole ? { targetRole } : {}),
    ...(userType ? { userType } : {}),
    profile: toldBy(profile),
    today: ctx.now().toISOString().slice(0, 10),
  }
  return { targetRole, userType, resume: resume?.resume, profile: input.profile, input }
}

const toldBy = ({
  title,
  skills,
  certificates,
  yearsOfExperience,
}: PersonFacts['profile']): PathInput['profile'] => ({
  skills,
  certificates,
  ...(title ? { title } : {}),
  ...(yearsOfExperience === undefined ? {} : { yearsOfExperience }),
})
