import { UserType } from '@nextrung/contract/roles'
import type { ShownSkill } from '@nextrung/contract/shown-skills'
import type { LearnerInput } from '@nextrung/engine/learning/learner-input'
import { readShownSkills } from '@nextrung/engine/person/shown-evidence'
import type { WorkContext } from '../../http/request-context.ts'
import { listWeakSkills } from '../interview/interview.public.ts'
import { findPersonFacts, listShown } from '../person/person.public.ts'
import { type EnrolmentRow, listEnrolments } from './enrolments.store.ts'
import { listMarks, type MarkRow } from './learning.store.ts'

type Known = Omit<LearnerInput, 'targetRole' | 'request'>

/** The person as a learner, and what is only of interest beside that. */
export type ReadLearner = {
  known: Known
  /** The role they chose last, or that of their newest resume. */
  targetRole: string | undefined
  resumeId: number | null
  enrolments: EnrolmentRow[]
  marks: MarkRow[]
  /** What they showed here. */
  proofs: ShownSkill[]
}

/** Everything that a plan for the signed-in person is worked out from, besides the request. */
export const readLearner = async (ctx: WorkContext): Promise<ReadLearner> => {
  const { resume, profile, selection } = await findPersonFacts(ctx)
  const enrolments = await listEnrolments(ctx.db, ctx.user.id)
  const marks = await listMarks(ctx.db, ctx.user.id)
  const proofs = await listShown(ctx.db, ctx.user.id)
  const userType = UserType.safeParse(selection.userType).data
  const { title, yearsOfExperience, skills, certificates } = profile
  return {
    known: {
      ...(resume ? { resume: resume.understood.document } : {}),
      ...(userType ? { userType } : {}),
      profile: {
        skills,
        certificates,
        ...(title ? { title } : {}),
        ...(yearsOfExperience === undefined ? {} : { yearsOfExperience }),
      },
      enrollments: enrolments.map(toEnrollment),
      marks: marks.map(toMark),
      shown: readShownSkills(proofs),
      weak: await listWeakSkills(ctx.db, ctx.user.id),
      today: ctx.now().toISOString().slice(0, 10),
    },
    targetRole: selection.targetRole ?? resume?.targetRole ?? undefined,
    resumeId: resume?.resume.id ?? null,
    enrolments,
    marks,
    proofs,
  }
}

export const toEnrollment = ({ course, status, progress }: EnrolmentRow): Known['enrollments'][number] => ({
  courseId: courseIdOf(course),
  name: course.name,
  status,
  progress,
  skills: course.skillsGained,
})

export const toMark = ({ milestoneId, title, skills }: MarkRow): Known['marks'][number] => ({
  milestoneId,
  title,
  skills,
})

/** The id of the knowledge base; a course that the operator added has one made from its row. */
export const courseIdOf = ({ catalogId, id }: EnrolmentRow['course']): string => catalogId ?? `course-${id}`
