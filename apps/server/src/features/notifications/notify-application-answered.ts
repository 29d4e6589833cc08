import type { Services } from '../../context.ts'
import type { Event } from '../../events/event.ts'
import { findApplication } from '../applications/applications.public.ts'
import { findUserById } from '../identity/identity.public.ts'
import { readSettings } from '../settings/settings.public.ts'
import { notify } from './notify.ts'

const titles: Record<string, string> = {
  under_review: 'is reviewing your application',
  interview_scheduled: 'invites you to an interview',
  rejected: 'chose somebody else',
}

/** Tells a person who wants job alerts what an employer answered, unless they deleted the application meanwhile. */
export const notifyApplicationAnswered = async (
  services: Services,
  { userId, payload }: Event<{ applicationId: number; status: string }>,
): Promise<void> => {
  const { applicationId: id, status } = payload
  const person = await findUserById(services.db, userId)
  const row = await findApplication(services.db, { userId, id })
  const title = titles[status]
  if (!person || !row || !title || !readSettings(person.settings).notifications.jobAlerts) return
  const sample = row.isSample ? ' This is a sample employer, and its dates are simulated.' : ''
  await services.db.transaction((tx) =>
    notify(services, tx, {
      userId,
      kind: 'application-answered',
      about: `${id}-${status}`,
      title: `${row.company} ${title}`,
      body: `It is about your application as ${row.title}.${sample}`,
      link: `/dashboard?panel=jobs&application=${id}`,
    }),
  )
}
