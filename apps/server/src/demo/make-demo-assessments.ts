import type { AssessmentRun } from '@nextrung/contract/assessments'
import { findQuestionRow } from '../features/assessments/assessments.public.ts'
import type { Server } from '../server.ts'

type Send = <Body>(method: string, path: string, sent?: { json?: unknown }) => Promise<Body>

const mostQuestions = 20

/** A finished quiz of somebody with practice, one that has just begun, a claim and a certificate. */
export const makeDemoAssessments = async ({ services }: Server, send: Send): Promise<void> => {
  let run = await send<AssessmentRun>('POST', '/api/assessments/runs', { json: { skill: 'Linux' } })
  for (let count = 0; run.question && count < mostQuestions; count++) {
    const { id: questionId, difficulty } = run.question
    const right = (await findQuestionRow(services.db, questionId))?.correctOptionIndex ?? 0
    // Knows everything but the hard questions, and slips now and then.
    const isRight = difficulty !== 'expert' && count % 5 !== 3
    const answered = await send<{ run: AssessmentRun }>('POST', `/api/assessments/runs/${run.id}/answers`, {
      json: { questionId, option: isRight ? right : (right + 1) % 4 },
    })
    run = answered.run
  }
  await send('POST', '/api/assessments/runs', { json: { skill: 'Python' } })
  await send('PUT', '/api/assessments/skills/Python/claim', { json: { level: 3 } })
  await send('POST', '/api/assessments/certificates', {
    json: { skill: 'Linux', name: 'LPIC-1', issuer: 'Linux Professional Institute', expiresOn: '2029-04-30' },
  })
}
