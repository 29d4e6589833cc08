import type { SearchResult } from '@nextrung/contract/job-automation'
import { autoApplyConsent } from '@nextrung/contract/job-automation'
import type { BoardCard } from '@nextrung/contract/job-board'
import type { Resume } from '@nextrung/contract/resumes'
import { advanceSampleEmployers, backdateApplications } from '../features/applications/applications.public.ts'
import type { Server } from '../server.ts'

type Send = <Body>(method: string, path: string, sent?: { json?: unknown }) => Promise<Body>
type Person = { userId: number; send: Send }

const targetRole = 'Security Engineer'

const search = async ({ send }: Person): Promise<SearchResult> => {
  const [newest] = await send<Resume[]>('GET', '/api/resumes/1')
  return send<SearchResult>('POST', '/api/job-automation/auto-search', {
    json: {
      resumeId: newest?.id,
      targetRole,
      preferences: { preferredLocations: ['Raleigh, NC'], remoteOnly: false, autoApplyThreshold: 45 },
    },
  })
}

/** A week of searching: some applications that were answered, newer ones that wait, and one made elsewhere. */
export const makeDemoApplications = async ({ services }: Server, person: Person): Promise<void> => {
  const { send, userId } = person
  await send('PUT', '/api/job-automation/consent', { json: { version: autoApplyConsent.version } })
  await send('PATCH', '/api/job-automation/settings', { json: { dailyCap: 5 } })
  await search(person)
  for (let answers = 0; answers < 2; answers++) {
    await backdateApplications(services.db, { userId, days: 3, now: services.now() })
    await advanceSampleEmployers(services)
  }
  await search(person)
  const own = await send<BoardCard>('POST', '/api/job-applications', {
    json: {
      title: 'Security Analyst',
      company: 'Cape Fear Credit Union',
      location: 'Wilmington, NC',
      stage: 'applied',
    },
  })
  await send('POST', `/api/job-applications/${own.id}/entries`, {
    json: { kind: 'contact', text: 'Priya from the help desk works there now and offered to put in a word.' },
  })
}
