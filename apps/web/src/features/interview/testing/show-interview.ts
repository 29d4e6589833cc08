import { answer, signedIn, startFakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'
import { specified } from '../../../testing/specified.ts'
import { feedback, openQuestion } from './sample-interview.ts'

const questions = 'GET /api/interview/Data%20Engineer'

export const calls = {
  scores: 'GET /api/interview/scores/1',
  technical: `${questions}/technical?difficulty=intermediate&multipleChoice=false`,
  regenerate: `${questions}/technical?difficulty=intermediate&multipleChoice=false&forceRegenerate=true`,
  choice: `${questions}/technical?difficulty=intermediate&multipleChoice=true`,
  expert: `${questions}/technical?difficulty=expert&multipleChoice=false`,
  behavioral: `${questions}/behavioral?difficulty=beginner&multipleChoice=false`,
  start: 'POST /api/interview/start',
  answer: 'POST /api/interview/answer',
  list: 'GET /api/interview/history?page=1',
  one: 'GET /api/interview/answers/5',
  remove: 'DELETE /api/interview/answers/5',
  progress: 'GET /api/interview/progress',
} as const

export const second = openQuestion({ id: 42, question: 'When is an index not used?', tags: ['Indexes'] })

/** The screen of a person who wants to be a Data Engineer, with two questions. */
export const showInterview = (
  answers: Parameters<typeof startFakeServer>[0] = {},
  address = '/interview-prep',
) => {
  localStorage.setItem('targetRole', 'Data Engineer')
  localStorage.setItem('userType', 'transitioner')
  const server = startFakeServer({
    ...signedIn(),
    [calls.scores]: () => answer(specified.interviewScores),
    [calls.technical]: () => answer([openQuestion(), second]),
    [calls.start]: () => answer({ id: 3 }),
    [calls.answer]: () => answer({ feedback: feedback() }),
    ...answers,
  })
  showApp(address)
  return server
}
