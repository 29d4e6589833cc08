import type { MockInterview } from '@nextrung/contract/mock-interviews'
import { mockScore } from '@nextrung/engine/interview/mock/mock-score'
import type { MockRow } from './mock-interviews.store.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

type Scores = readonly (number | null)[]

/** A mock interview as lists show it, with its score by those of its questions, as in its report. */
export const mockAnswer = ({ mock, session }: MockRow, scores: Scores): MockInterview => ({
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
  score: session.status === 'completed' ? mockScore(scores) : null,
})
