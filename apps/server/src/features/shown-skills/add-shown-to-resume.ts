import type { CallInput } from '@nextrung/contract/call'
import type { addShownToResume as call, ShownSkills } from '@nextrung/contract/shown-skills'
import { describeShown, isForResume } from '@nextrung/engine/person/shown-evidence'
import { shownLine, withShownLine } from '@nextrung/engine/resumes/shown-lines'
import { AppError, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findPersonFacts, listShown } from '../person/person.public.ts'
import { correctVersion } from '../resumes/resumes.public.ts'
import { getShownSkills } from './get-shown-skills.ts'

/** Adds the line of something shown here to the newest finished version, because the person wants it there. */
export const addShownToResume = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<ShownSkills> => {
  const shown = (await listShown(ctx.db, ctx.user.id)).find(
    ({ skill, kind, id }) => skill === body.skill && kind === body.kind && id === body.id,
  )
  if (!shown) throw notFound('What you want to add')
  if (!isForResume(shown))
    throw new AppError(
      'CONFLICT',
      'An answer in interview practice counts on your path, but it is no line for a resume.',
    )
  const { resume } = await findPersonFacts(ctx)
  if (!resume)
    throw new AppError(
      'NOT_READY',
      'There is no finished resume to add this to. Upload one, and wait for its analysis.',
    )
  await correctVersion(ctx, {
    id: resume.resume.id,
    apply: (understood) => ({
      parsed: understood,
      document: withShownLine(understood.document, shown),
    }),
    shownLine: {
      text: shownLine(shown),
      on: shown.shownOn.toISOString().slice(0, 10),
      what: describeShown(shown),
    },
    fitsLaterVersion: true,
  })
  return getShownSkills(ctx)
}
