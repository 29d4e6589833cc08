import type { ShownEntry, ShownSkill, ShownSkills } from '@nextrung/contract/shown-skills'
import { gradeOfShown } from '@nextrung/engine/person/shown-evidence'
import { hasShownLine, shownLine } from '@nextrung/engine/resumes/shown-lines'
import type { RequestContext } from '../../http/request-context.ts'
import { findPersonFacts, listShown, type PersonFacts } from '../person/person.public.ts'

/** What the person has shown here, and whether the newest finished version of their resume says so. */
export const getShownSkills = async (ctx: RequestContext): Promise<ShownSkills> => {
  const shown = await listShown(ctx.db, ctx.user.id)
  const { resume } = await findPersonFacts(ctx)
  return {
    shown: shown.map((one) => entryOf(one, { shown, resume })),
    resume: resume ? { id: resume.resume.id, version: resume.resume.version } : null,
  }
}

const entryOf = (
  one: ShownSkill,
  { shown, resume }: { shown: readonly ShownSkill[]; resume: PersonFacts['resume'] },
): ShownEntry => ({
  skill: one.skill,
  kind: one.kind,
  id: one.id,
  title: one.title,
  shownOn: one.shownOn.toISOString(),
  checkedBy: one.checkedBy,
  grade: gradeOfShown(one.skill, shown) === 'full' ? 'fully' : 'partly',
  line: shownLine(one),
  isOnResume: resume !== undefined && hasShownLine(resume.understood.document, one),
})
