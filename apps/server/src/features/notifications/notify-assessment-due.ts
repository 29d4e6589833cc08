import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { findDueAssessments } from '../assessments/assessments.public.ts'
import { notify } from './notify.ts'

/** Reminds the person that quizzes are due again, unless they have taken them in the meantime. */
export const notifyAssessmentDue = async (
  services: Services,
  { userId, payload }: Event<{ day: string }>,
): Promise<void> => {
  const [first, ...others] = await findDueAssessments(services, userId)
  if (!first) return
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'assessment-due',
      about: payload.day,
      title: `Your quiz about ${first}${more} is due again`,
      body: `It takes about ten minutes and shows whether your level still holds. Questions you have not seen come first.`,
      link: `/learning-path?panel=assessment&skill=${encodeURIComponent(first)}`,
    }),
  )
}
