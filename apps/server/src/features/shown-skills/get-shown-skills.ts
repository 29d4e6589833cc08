import type { ShownEntry, ShownSkill, ShownSkills } from '@nextrung/contract/shown-skills'
import { weighSkills } from '@nextrung/engine/assessment/weigh-skills'
import { gradeOfShown, isForResume } from '@nextrung/engine/person/shown-evidence'
import { hasShownLine, shownLine } from '@nextrung/engine/resumes/shown-lines'
import type { RequestContext } from '../../http/request-context.ts'
import { listEnrolments } from '../learning/learning.public.ts'
import { findPersonFacts, listShown, type PersonFacts } from '../person/person.public.ts'

type Around = {
  shown: readonly ShownSkill[]
  resume: PersonFacts['resume']
  weights: ReadonlyMap<string, number>
  finished: readonly { name: string; skillsGained: readonly string[] }[]
}

/** What the person has shown here, and whether the newest finished version of their resume says so. */
export const getShownSkills = async (ctx: RequestContext): Promise<ShownSkills> => {
  const shown = await listShown(ctx.db, ctx.user.id)
  const { resume, selection } = await findPersonFacts(ctx)
  const enrolments = await listEnrolments(ctx.db, ctx.user.id)
  const around = {
    shown,
    resume,
    weights: weighSkills(selection.targetRole ?? ''),
    finished: enrolments.filter(({ status }) => status === 'completed').map(({ course }) => course),
  }
  return {
    shown: shown.map((one) => entryOf(one, around)),
    resume: resume ? { id: resume.resume.id, version: resume.resume.version } : null,
  }
}

const entryOf = (one: ShownSkill, { shown, resume, weights, finished }: Around): ShownEntry => {
  const course = finished.find(({ skillsGained }) => skillsGained.includes(one.skill))
  return {
    skill: one.skill,
    kind: one.kind,
    id: one.id,
    title: one.title,
    shownOn: one.shownOn.toISOString(),
    checkedBy: one.checkedBy,
    weight: weights.get(one.skill) ?? 0,
    ...(course ? { course: course.name } : {}),
    grade: gradeOfShown(one.skill, shown) === 'full' ? 'fully' : 'partly',
    line: shownLine(one),
    isForResume: isForResume(one),
    isOnResume: resume !== undefined && hasShownLine(resume.understood.document, one),
  }
}
