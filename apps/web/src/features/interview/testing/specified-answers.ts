import * as interview from '@nextrung/contract/interview'
import * as history from '@nextrung/contract/interview-history'
import * as recordings from '@nextrung/contract/interview-recordings'
import * as stories from '@nextrung/contract/interview-stories'
import * as mocks from '@nextrung/contract/mock-interviews'
import { type Row, specified } from '../../../testing/specified.ts'
import { plainFeedback, practised, progress, wholeAnswer } from './sample-interview.ts'

import { completedMock, gap, mock, recording, runningMock, story, suggestion } from './sample-mocks.ts'

const overview = { consentedAt: null, recordings: [recording()], usedBytes: 100 }

export const rows: readonly Row[] = [
  { call: mocks.listMockInterviews, answer: { interviews: [mock()], hasResume: true } },
  { call: mocks.createMockInterview, answer: runningMock() },
  { call: mocks.getMockInterview, answer: completedMock() },
  { call: mocks.startMockInterview, answer: runningMock() },
  { call: mocks.answerMockInterview, answer: runningMock() },
  { call: mocks.finishMockInterview, answer: completedMock() },
  { call: mocks.deleteMockInterview, answer: { id: 7 } },
  { call: stories.listInterviewStories, answer: { stories: [story()], gaps: [gap] } },
  { call: stories.addInterviewStory, answer: story() },
  { call: stories.saveInterviewStory, answer: story() },
  { call: stories.deleteInterviewStory, answer: { id: 9 } },
  { call: stories.suggestInterviewStories, answer: { suggestions: [suggestion], hasResume: true } },
  { call: stories.matchInterviewStories, answer: { matches: [{ story: story(), reason: 'It fits.' }] } },
  { call: recordings.listInterviewRecordings, answer: overview },
  { call: recordings.giveRecordingConsent, answer: overview },
  { call: recordings.withdrawRecordingConsent, answer: overview },
  { call: recordings.addInterviewRecording, answer: overview },
  { call: recordings.attachInterviewRecording, answer: overview },
  { call: recordings.deleteInterviewRecording, answer: overview },
  { call: interview.getInterviewScores, answer: specified.interviewScores },
  { call: interview.getInterviewQuestions, answer: specified.interviewQuestions },
  { call: interview.startInterview, answer: { id: 3 } },
  { call: interview.answerInterview, answer: { feedback: plainFeedback } },
  {
    call: history.listInterviewAnswers,
    answer: { answers: [practised()], total: 1, page: 1, pages: 1, skills: ['SQL'] },
  },
  { call: history.getInterviewAnswer, answer: wholeAnswer() },
  { call: history.deleteInterviewAnswer, answer: { id: 5 } },
  { call: history.getInterviewProgress, answer: progress },
]
