import { createHash } from 'node:crypto'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { TargetRole, UserType } from '@nextrung/contract/roles'
import type { PathInput } from '@nextrung/engine/path/path-input'
import type { RequestContext } from '../../http/request-context.ts'
import { listLearnedSkills } from '../learning/learning.public.ts'
import { findPersonFacts, type PersonFacts } from '../person/person.public.ts'

type ResumeVersion = { id: number; version: number; fileName: string }

/** What the person is after, and what their path is worked out from. */
export type PathGoal = {
  targetRole: TargetRole | undefined
  userType: UserType | undefined
  resume: ResumeVersion | undefined
  /** Changes with the resume's content. */
  resumeDigest: string | undefined
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
    learned: await listLearnedSkills(ctx.db, ctx.user.id),
    today: ctx.now().toISOString().slice(0, 10),
  }
  return {
    targetRole,
    userType,
    resume: resume?.resume,
    resumeDigest: resume && digestOf(resume.understood.document),
    profile: input.profile,
    input,
  }
}

/** Keys in one order: the database returns a stored document's keys in another one than the parser. */
const inOrder = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const digestOf = (document: ResumeDocument): string =>
  createHash('sha256').update(JSON.stringify(document, inOrder)).digest('base64url')

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
