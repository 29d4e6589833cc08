import { interviewDifficulties, scenarioTypes } from '@nextrung/contract/interview'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'
import { loadQuestions, sendInterviewAnswer, startSession } from '../../testing/interview-calls.ts'

const makeAnswer = async (
  client: Client,
  text: string,
): Promise<Record<'session' | 'asked' | 'reply', string>> => {
  const { json: questions } = await loadQuestions(client)
  const { json: session } = await startSession(client)
  const questionId = questions[0]?.id
  const { json } = await sendInterviewAnswer(client, { sessionId: session.id, questionId, answer: text })
  return {
    session: String(session.id),
    asked: String(questionId),
    reply: String(json.feedback.responseId),
  }
}

const flag = fc.constantFrom('true', 'false')

export const interviewTesting: FeatureTesting = {
  requests: {
    'GET /api/interview/scores/:userId': { path: '/api/interview/scores/{uid}', answers: [200] },
    // 402 once the day's allowance is used up.
    'POST /api/interview/start': {
      path: '/api/interview/start',
      answers: [200, 402],
      hasNoIds: true,
      body: fc.record(
        {
          userId: fc.constantFrom(1, '1', null),
          roleTitle: fc.constantFrom('Data Engineer', 'technical lead'),
          scenarioType: fc.constantFrom(...scenarioTypes),
          difficultyLevel: fc.constantFrom(...interviewDifficulties),
        },
        { noNullPrototype: true, requiredKeys: ['roleTitle', 'scenarioType', 'difficultyLevel'] },
      ),
    },
    // 409 once the session has as many answers as it has room for.
    'POST /api/interview/answer': {
      path: '/api/interview/answer',
      answers: [200, 409],
      body: fc.record(
        {
          sessionId: fc.constant('{session}'),
          questionId: fc.constant('{asked}'),
          answer: fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `It depends. ${text}`),
          duration: fc.integer({ min: 0, max: 600 }),
        },
        { noNullPrototype: true, requiredKeys: ['sessionId', 'questionId', 'answer'] },
      ),
    },
    // With `forceRegenerate` it stores a draw; 402 once the day's allowance of new sets is used up.
    'GET /api/interview/:role/:scenarioType': {
      path: '/api/interview/Data%20Engineer/technical',
      answers: [200, 402],
      hasNoIds: true,
      storesOnGet: true,
      query: fc.record(
        {
          difficulty: fc.constantFrom(...interviewDifficulties),
          multipleChoice: flag,
          forceRegenerate: flag,
        },
        { noNullPrototype: true, requiredKeys: [] },
      ),
    },
    'GET /api/interview/history': {
      path: '/api/interview/history',
      answers: [200],
      query: fc.record(
        {
          page: fc.integer({ min: 1, max: 9 }).map(String),
          skill: fc.constantFrom('SQL', 'Docker'),
          scenario: fc.constantFrom(...scenarioTypes),
        },
        { noNullPrototype: true, requiredKeys: [] },
      ),
    },
    'GET /api/interview/progress': { path: '/api/interview/progress', answers: [200] },
    'GET /api/interview/answers/:id': { path: '/api/interview/answers/{reply}', answers: [200] },
    'DELETE /api/interview/answers/:id': { path: '/api/interview/answers/{deletedReply}', answers: [200] },
  },
  makeRows: ({ person: { client, mark } }) => makeAnswer(client, `I would ask ${mark} about the logs.`),
  usedUp: {
    deletedReply: {
      like: 'reply',
      make: async ({ person: { client } }) => (await makeAnswer(client, crypto.randomUUID())).reply,
    },
  },
}
