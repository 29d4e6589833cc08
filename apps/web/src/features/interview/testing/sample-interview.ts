import type { InterviewQuestion } from '@nextrung/contract/interview'
import type { AnswerFeedback } from '@nextrung/contract/interview-feedback'
import type { PractisedAnswer, ScoreTrend, WholeAnswer } from '@nextrung/contract/interview-history'

export const openQuestion = (more: Partial<InterviewQuestion> = {}): InterviewQuestion => ({
  id: 41,
  question: 'A nightly import loads every row twice. How do you find out why?',
  tags: ['SQL', 'Debugging'],
  expectedKeyPoints: ['Where it happens', 'Running it again'],
  ...more,
})

export const choiceQuestion = (more: Partial<InterviewQuestion> = {}): InterviewQuestion => ({
  id: 61,
  question: 'What does this return?\n\n```sql\nSELECT count(*) FROM orders;\n```',
  tags: ['SQL'],
  options: ['No row', 'One row', 'An error'],
  ...more,
})

/** As another server answers: with the specified fields alone. */
export const plainFeedback: AnswerFeedback = {
  score: 62,
  detailedFeedback: 'You found the duplicate.\n\nNext time say how you run it again.',
}

export const feedback = (more: Partial<AnswerFeedback> = {}): AnswerFeedback => ({
  ...plainFeedback,
  responseId: 5,
  technicalAccuracy: 58,
  communicationClarity: 71,
  points: [
    {
      cue: 'Where it happens',
      point: 'Compares row counts before and after each step',
      state: 'met',
      quote: 'count the rows after every step',
      weight: 3,
      essential: true,
    },
    {
      cue: 'Running it again',
      point: 'Makes the load safe to run twice',
      state: 'missed',
      quote: null,
      weight: 2,
    },
  ],
  beliefs: [
    {
      belief: 'DISTINCT repairs it',
      quote: 'I add DISTINCT',
      correction: 'It hides the cause; the rows stay.',
    },
  ],
  structure: [{ part: 'result', present: false, quote: null }],
  clarity: { words: 48, sentences: 4, fillers: 1, hedges: 0, longestSentence: 19, length: 'fitting' },
  sayNext: 'I would load into a staging table and merge by key, so a second run changes nothing.',
  sampleAnswer: 'First I count rows after each step.',
  criteria: ['Works from evidence'],
  followUp: { id: 'import-twice/0', question: 'How do you make the load safe to run twice?' },
  notAnAnswer: null,
  ...more,
})

export const choiceFeedback = (more: Partial<AnswerFeedback> = {}): AnswerFeedback => ({
  score: 0,
  detailedFeedback: 'One row is right.',
  technicalAccuracy: 0,
  communicationClarity: null,
  correctOption: 1,
  explanations: ['An aggregate always returns a row.', 'There is one group.', 'The query is valid.'],
  ...more,
})

export const practised = (more: Partial<PractisedAnswer> = {}): PractisedAnswer => ({
  id: 5,
  questionId: 41,
  question: openQuestion().question,
  questionType: 'technical',
  scenarioType: 'technical',
  difficulty: 'intermediate',
  role: 'Data Engineer',
  skills: ['SQL'],
  isMultipleChoice: false,
  isFollowUp: false,
  score: 62,
  technicalAccuracy: 58,
  communicationClarity: 71,
  opening: 'I count the rows after every step',
  duration: 125,
  answeredAt: '2026-11-20T10:00:00.000Z',
  ...more,
})

export const wholeAnswer = (more: Partial<WholeAnswer> = {}): WholeAnswer => ({
  answer: practised(),
  question: openQuestion(),
  text: 'I count the rows after every step and look at the join.',
  audioUrl: null,
  followUpQuestion: null,
  feedback: feedback(),
  followUps: [],
  ...more,
})

const trend = (more: Partial<ScoreTrend> = {}): ScoreTrend => ({
  name: 'technical',
  answers: 7,
  average: 64.29,
  days: [
    { day: '2026-11-18', average: 55, answers: 3 },
    { day: '2026-11-20', average: 71, answers: 4 },
  ],
  change: 8.4,
  ...more,
})

export const progress = {
  scenarios: [trend()],
  skills: [trend({ name: 'SQL' })],
  next: [
    {
      kind: 'answered-badly' as const,
      title: 'Behavioral questions',
      reason: 'Your last two answers were below 50%.',
      scenarioType: 'behavioral' as const,
      difficulty: 'beginner' as const,
      skill: null,
    },
  ],
  basis: ['Each day shows the average of its answers.'],
}
