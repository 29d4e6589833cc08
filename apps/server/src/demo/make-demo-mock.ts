import type { MockState } from '@nextrung/contract/mock-interviews'
import { findQuestionRow } from '../features/assessments/assessments.public.ts'
import { backdateSession } from '../features/interview/interview.public.ts'
import { backdateMock, findMock } from '../features/mock-interviews/mock-interviews.public.ts'
import type { Server } from '../server.ts'

type Send = <Body>(method: string, path: string, sent?: { json?: unknown }) => Promise<Body>
type Person = { userId: number; send: Send }

const path = '/api/mock-interviews'
const choices = {
  role: 'Security Engineer',
  difficulty: 'intermediate',
  minutes: 30,
  withResume: true,
} as const
const dayMs = 24 * 3600_000
/** How much of what a good candidate says is in each answer; the last question is skipped. */
const interviews = [
  { daysAgo: 9, shares: [0.4, 0.3, 0.5, 0.2, 0.5] },
  { daysAgo: 1, shares: [0.8, 0.7, 0.4, 0.6, 0.9] },
] as const

/** What she says about a line of her resume that has the word. */
const aboutResume = [
  {
    word: 'HIPAA',
    said: 'The auditors wanted proof of who can open patient data. My part was the access reports: I exported the groups of 12 systems from their admin consoles and compared them with the list of people who had left. My manager spoke with the auditors. The hard part was two old systems without an export, where I copied the lists by hand and had a colleague check them. We found 23 accounts that nobody needed and closed them, and the audit ended without a finding on access. Next time I would do it every quarter, because then it takes a day and not two weeks.',
  },
  {
    word: 'PowerShell',
    said: 'PowerShell was there on every machine, and Active Directory has a module for it, so I could read the last sign-in of each account without installing anything. We also looked at a tool that does this, but it would have cost a license per account. The downside is that my scripts had no tests. I wrote them alone; my manager approved the list before anything was disabled.',
  },
]

const otherwise =
  'My part was the pilot group and the accounts. I checked which of the people still had an old login, and I sat with each department on the day they moved. My colleague configured the rest. We compared the tickets of four weeks before and after in ServiceNow.'

const beginningOf = (text: string, share: number): string => {
  const sentences = text.match(/[^.!?]+[.!?]+["”’)]*\s*/g) ?? [text]
  return sentences
    .slice(0, Math.max(1, Math.round(sentences.length * share)))
    .join('')
    .trim()
}

const answerTo = async (
  { services }: Server,
  { userId, state, share }: { userId: number; state: MockState; share: number },
): Promise<string> => {
  const row = await findMock(services.db, { userId, id: state.interview.id })
  const item = row?.mock.plan[state.current?.place ?? 0]
  if (item?.from !== 'bank')
    return aboutResume.find(({ word }) => item?.asked.quote.includes(word))?.said ?? otherwise
  const question = await findQuestionRow(services.db, item.questionId)
  return beginningOf(question?.sampleAnswer ?? '', share)
}

const hold = async (
  server: Server,
  { person, interview }: { person: Person; interview: (typeof interviews)[number] },
): Promise<void> => {
  const { userId, send } = person
  let state = await send<MockState>('POST', path, { json: choices })
  const { id } = state.interview
  while (state.current) {
    const { place, followUp } = state.current
    const share = interview.shares[place]
    const answer =
      share === undefined || followUp !== null ? null : await answerTo(server, { userId, state, share })
    state = await send<MockState>('POST', `${path}/${id}/answer`, {
      json: { place, isFollowUp: followUp !== null, answer },
    })
  }
  const { db } = server.services
  const at = new Date(server.services.now().getTime() - interview.daysAgo * dayMs)
  const row = await findMock(db, { userId, id })
  if (row) await backdateSession(db, { userId, sessionId: row.session.id, at })
  await backdateMock(db, { userId, id, at })
}

/** Mock interviews that were held, one that is planned, and a story that was begun. */
export const makeDemoMock = async (server: Server, person: Person): Promise<void> => {
  for (const interview of interviews) await hold(server, { person, interview })
  const inThreeDays = new Date(Math.ceil(server.services.now().getTime() / dayMs) * dayMs + 2.7 * dayMs)
  await person.send('POST', path, {
    json: { ...choices, minutes: 45, scheduledAt: inThreeDays.toISOString() },
  })
  await person.send('POST', '/api/interview-stories', {
    json: {
      title: 'Single sign-on for 310 people',
      situation: 'About a third of all tickets at the clinic were about passwords.',
      task: 'I was to move the accounts and to make sure that nobody stood outside in the morning.',
      action:
        'I wrote a PowerShell script that found the accounts with an old login, convinced each head of department to give me one person to test with, and was in the ward on the day of the move.',
      result: 'Password tickets went down by more than half within a month.',
    },
  })
  await person.send('POST', '/api/interview-stories', {
    json: {
      title: 'An angry caller at the freight company',
      situation: 'A driver could not print his papers and shouted at me on the phone.',
      task: '',
      action:
        'I let him finish, told him what I would do in the next ten minutes, and called him back after eight.',
      result: '',
    },
  })
}
