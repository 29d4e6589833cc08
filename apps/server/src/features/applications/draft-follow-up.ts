import type { CallInput } from '@nextrung/contract/call'
import type { draftFollowUp as call } from '@nextrung/contract/job-board'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import type { ApplicationRow } from './applications.store.ts'
import { findOwnApplication } from './own-application.ts'

const dayText = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const bodyOf = ({ title, company, stage, sentAt }: ApplicationRow): string => {
  const when = sentAt ? ` on ${dayText.format(sentAt)}` : ''
  if (stage === 'interview')
    return `Thank you for the invitation to talk about the ${title} position. I look forward to meeting you. Please let me know if you need anything from me before then.`
  if (stage === 'offer')
    return `Thank you for your offer for the ${title} position. I am going through it and will get back to you soon.`
  if (stage === 'closed')
    return `Thank you for considering me for the ${title} position. If another position opens up that fits, I would be glad to hear from you.`
  if (stage === 'saved') return `I am interested in the ${title} position at ${company}. Is it still open?`
  return `I applied for the ${title} position at ${company}${when}. I am still very interested, and would be glad to know how my application stands. If you need anything else from me, please let me know.`
}

/** A draft of a message about an application, only from what is known of it. Nothing is sent. */
export const draftFollowUp = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<{ subject: string; text: string }> => {
  const userId = ctx.user.id
  const row = await findOwnApplication(ctx.db, { userId, id: params.id })
  const name = (await findUserById(ctx.db, userId))?.displayName ?? ''
  return {
    subject: `My application: ${row.title}`,
    text: ['Hello,', bodyOf(row), ['Kind regards', name].filter(Boolean).join('\n')].join('\n\n'),
  }
}
