import type { InterviewRecording } from '@nextrung/contract/interview-recordings'
import type { InterviewStory, StoryGap, StorySuggestion } from '@nextrung/contract/interview-stories'
import type { MockInterview, MockQuestion, MockState } from '@nextrung/contract/mock-interviews'
import { feedback } from './sample-interview.ts'

export const mock = (more: Partial<MockInterview> = {}): MockInterview => ({
  id: 7,
  role: 'Data Engineer',
  difficulty: 'intermediate',
  minutes: 30,
  withResume: true,
  status: 'in_progress',
  scheduledAt: '2026-11-20T10:00:00.000Z',
  startedAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  questions: 6,
  score: null,
  ...more,
})

const asked = (more: Partial<MockQuestion> = {}): MockQuestion => ({
  place: 0,
  type: 'behavioral',
  question: 'Your resume says: “Cut the load time by 40 %”. How did you measure that?',
  isFromResume: true,
  seconds: 300,
  usedSeconds: 12,
  followUp: null,
  answer: null,
  ...more,
})

export const runningMock = (current: Partial<MockQuestion> = {}): MockState => ({
  interview: mock(),
  current: asked(current),
  answered: 0,
  lastResponseId: null,
  report: null,
  answers: null,
})

export const completedMock = (more: Partial<MockState> = {}): MockState => ({
  interview: mock({ status: 'completed', completedAt: '2026-11-20T10:40:00.000Z', score: 61 }),
  current: null,
  answered: 1,
  lastResponseId: null,
  report: {
    score: 61,
    technicalAccuracy: 58,
    communicationClarity: 71,
    answered: 1,
    of: 2,
    byType: [{ type: 'behavioral', score: 61, questions: 2 }],
    workOn: [
      {
        kind: 'essential',
        title: 'You left out: How it was before',
        advice: 'The answer turns on it.',
        quote: null,
        place: 0,
      },
    ],
    wentWell: [{ point: 'Says how it was measured', quote: 'from the dashboard', place: 0 }],
    comparison: {
      when: '2026-11-10T10:00:00.000Z',
      score: 52,
      change: 9,
      types: [{ type: 'behavioral', before: 52, now: 61 }],
      summary: '61 % is 9 points more than on 10 November 2026.',
    },
    basis: ['The score is the average over all questions.'],
  },
  answers: [
    {
      place: 0,
      type: 'behavioral',
      question: asked().question,
      isFromResume: true,
      answer: 'I took the numbers from the dashboard.',
      feedback: feedback(),
      seconds: 300,
      usedSeconds: 200,
      followUp: { question: 'What was it before?', answer: 'Four seconds.', feedback: feedback() },
    },
    {
      place: 1,
      type: 'behavioral',
      question: 'Tell me about a mistake.',
      isFromResume: false,
      answer: null,
      feedback: null,
      seconds: 300,
      usedSeconds: null,
      followUp: null,
    },
  ],
  ...more,
})

export const story = (more: Partial<InterviewStory> = {}): InterviewStory => ({
  id: 9,
  title: 'The wrong index',
  situation: 'Orders took ten seconds to load.',
  task: 'I was on call.',
  action: 'I disagreed with adding servers and read the query plan.',
  result: '',
  resumeLine: null,
  themes: [{ id: 'conflict', name: 'a conflict or disagreement', words: 'disagreed' }],
  questions: { result: 'What came of it?' },
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...more,
})

export const gap: StoryGap = {
  theme: 'mistake',
  name: 'a mistake or failure',
  questions: 14,
  sentence: 'No story about a mistake or failure yet. 14 questions ask for one.',
}

export const suggestion: StorySuggestion = {
  title: 'Moved 310 staff to single sign-on',
  situation: 'Support Specialist, Brightwater Clinics',
  task: '',
  action: 'Moved 310 staff to single sign-on',
  result: 'which reduced password tickets',
  line: 'Moved 310 staff to single sign-on, which reduced password tickets',
  questions: { task: 'What was expected of you, and by when?' },
  themes: [],
}

export const recording = (more: Partial<InterviewRecording> = {}): InterviewRecording => ({
  id: 3,
  responseId: null,
  question: 'Why this database?',
  mediaType: 'audio/webm',
  sizeBytes: 100,
  seconds: 42,
  recordedAt: '2026-11-20T10:00:00.000Z',
  ...more,
})
