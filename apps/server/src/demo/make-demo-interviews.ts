import type { InterviewQuestion } from '@nextrung/contract/interview'
import { findQuestionRow } from '../features/assessments/assessments.public.ts'
import { backdateSession } from '../features/interview/interview.public.ts'
import type { Server } from '../server.ts'

type Send = <Body>(method: string, path: string, sent?: { json?: unknown }) => Promise<Body>
type Person = { userId: number; send: Send }

const role = 'Security Engineer'
const dayMs = 24 * 3600_000
const secondsPerWord = 0.45
const wrongAt = 3

/** The sessions over three weeks; each number is how much of what a good candidate says is in an answer. */
const sessions = [
  { daysAgo: 20, scenarioType: 'technical', isChoice: false, shares: [0.3, 0.5, 0.2, 0.6, 0.4] },
  { daysAgo: 12, scenarioType: 'behavioral', isChoice: false, shares: [0.6, 0.5, 0.9, 0.7, 0.8] },
  { daysAgo: 4, scenarioType: 'system_design', isChoice: true, shares: [1, 1, 1, 0, 1] },
] as const

/** The first sentences of a text, with a beginning as people speak. */
const beginningOf = (text: string, share: number): string => {
  const sentences = text.match(/[^.!?]+[.!?]+["”’)]*\s*/g) ?? [text]
  return `Good question. ${sentences
    .slice(0, Math.max(1, Math.round(sentences.length * share)))
    .join('')
    .trim()}`
}

const answerOf = async (
  { services }: Server,
  { id, share, place }: { id: number; share: number; place: number },
): Promise<string> => {
  const row = await findQuestionRow(services.db, id)
  if (!row?.isMultipleChoice) return beginningOf(row?.sampleAnswer ?? '', share)
  const right = row.correctOptionIndex ?? 0
  return String(place === wrongAt ? (right + 1) % 4 : right)
}

const practise = async (
  server: Server,
  { person, session }: { person: Person; session: (typeof sessions)[number] },
): Promise<void> => {
  const { scenarioType, isChoice, shares, daysAgo } = session
  const difficulty = 'intermediate'
  const questions = await person.send<InterviewQuestion[]>(
    'GET',
    `/api/interview/${encodeURIComponent(role)}/${scenarioType}?difficulty=${difficulty}&multipleChoice=${isChoice}`,
  )
  const { id: sessionId } = await person.send<{ id: number }>('POST', '/api/interview/start', {
    json: { userId: 1, roleTitle: role, scenarioType, difficultyLevel: difficulty },
  })
  for (const [place, { id }] of questions.entries()) {
    const answer = await answerOf(server, { id, share: shares[place] ?? 1, place })
    const duration = 30 + Math.round(answer.split(' ').length * secondsPerWord)
    await person.send('POST', '/api/interview/answer', {
      json: { sessionId, questionId: id, answer, duration },
    })
  }
  const at = new Date(server.services.now().getTime() - daysAgo * dayMs)
  await backdateSession(server.services.db, { userId: person.userId, sessionId, at })
}

/** Three weeks of interview practice, marked as everybody's answers are. */
export const makeDemoInterviews = async (server: Server, person: Person): Promise<void> => {
  for (const session of sessions) await practise(server, { person, session })
}
