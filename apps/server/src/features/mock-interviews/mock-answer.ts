import type { MockInterview } from '@nextrung/contract/mock-interviews'
import type { MockRow } from './mock-interviews.store.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A mock interview as lists show it. */
export const mockAnswer = ({ mock, session }: MockRow): MockInterview => ({
  id: mock.id,
  role: session.roleTitle,
  difficulty: session.difficultyLevel,
  minutes: mock.minutes,
  withResume: mock.withResume,
  status: session.status,
  scheduledAt: iso(session.scheduledAt),
  startedAt: iso(mock.startedAt),
  completedAt: iso(session.completedAt),
  questions: mock.plan.length,
  score: session.overallScore,
})
