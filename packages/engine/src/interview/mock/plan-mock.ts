import type { MockLength } from '@nextrung/contract/mock-interviews'
import type { QuestionType } from '@nextrung/knowledge/interview/open-question'

type Slot = QuestionType | 'resume'

/** A question's place in a mock interview; `ref` is what the caller named the question. */
export type PlannedQuestion<Ref> = { ref: Ref; type: QuestionType; isFromResume: boolean; seconds: number }

export type MockCandidates<Ref> = Record<QuestionType | 'resume', readonly Ref[]>

// As interviewers order it: something familiar first, the hardest in the middle, people at the end.
const shapes: Record<MockLength, readonly Slot[]> = {
  15: ['resume', 'technical', 'system_design', 'technical', 'behavioral'],
  30: ['resume', 'technical', 'technical', 'system_design', 'behavioral', 'leadership'],
  45: [
    'resume',
    'technical',
    'technical',
    'system_design',
    'technical',
    'behavioral',
    'leadership',
    'system_design',
  ],
}

/** How much of the time a kind of question takes, compared with a technical one. */
const shares: Record<QuestionType, number> = {
  technical: 1,
  behavioral: 1,
  leadership: 1,
  system_design: 1.75,
}

/** What is asked instead where there is no question of a kind left. */
const instead: Record<Slot, readonly Slot[]> = {
  resume: ['behavioral', 'technical'],
  leadership: ['behavioral', 'technical'],
  behavioral: ['technical'],
  system_design: ['technical', 'behavioral'],
  technical: ['system_design', 'behavioral'],
}

const stepSeconds = 15

/**
 * Plans a mock interview: the first unused candidate for each place, and a share of the time for each question with its
 * follow-up. Candidates come in order of preference. The same candidates give the same plan.
 */
export const planMock = <Ref>(
  minutes: MockLength,
  candidates: MockCandidates<Ref>,
): PlannedQuestion<Ref>[] => {
  const used: Record<Slot, number> = {
    technical: 0,
    behavioral: 0,
    leadership: 0,
    system_design: 0,
    resume: 0,
  }
  const chosen = shapes[minutes].flatMap((slot) => {
    const from = [slot, ...instead[slot]].find((one) => used[one] < candidates[one].length)
    if (!from) return []
    const ref = candidates[from][used[from]]
    used[from]++
    const type: QuestionType = from === 'resume' ? 'behavioral' : from
    return ref === undefined ? [] : [{ ref, type, isFromResume: from === 'resume' }]
  })
  const total = chosen.reduce((sum, { type }) => sum + shares[type], 0)
  return chosen.map((one) => ({
    ...one,
    seconds: Math.floor((minutes * 60 * shares[one.type]) / total / stepSeconds) * stepSeconds,
  }))
}
