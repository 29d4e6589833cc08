import * as claims from '@nextrung/contract/assessment-claims'
import * as assessments from '@nextrung/contract/assessments'
import * as reports from '@nextrung/contract/question-reports'
import type { Row } from '../../../testing/specified.ts'
import { marked, overview, result, run } from './sample-quiz.ts'

const assessed = overview()
const review = [{ question: run().question, answer: marked() }]

export const rows: readonly Row[] = [
  { call: assessments.getAssessments, answer: assessed },
  { call: assessments.startAssessment, answer: run() },
  { call: assessments.getAssessmentRun, answer: { ...run(), review } },
  {
    call: assessments.answerAssessment,
    answer: { answer: marked(), run: run({ status: 'completed', question: null, result: result() }) },
  },
  { call: assessments.stopAssessment, answer: run({ status: 'stopped', question: null }) },
  {
    call: assessments.getAssessmentHistory,
    answer: {
      skill: 'SQL',
      entries: [
        {
          id: 4,
          assessmentDate: '2026-11-23T09:10:00.000Z',
          previousLevel: null,
          newLevel: 3,
          confidence: 78,
          assessmentType: 'initial',
          right: 9,
          asked: 13,
          strengths: ['All beginner questions.'],
          improvementAreas: ['Window functions.'],
        },
      ],
    },
  },
  { call: claims.claimSkillLevel, answer: assessed },
  { call: claims.deleteSkillClaim, answer: assessed },
  { call: claims.addCertificate, answer: assessed },
  { call: claims.deleteCertificate, answer: assessed },
  { call: claims.attachCertificateFile, answer: assessed },
  { call: claims.deleteCertificateFile, answer: assessed },
  { call: reports.reportQuestion, answer: { reportedAt: '2026-11-23T09:10:00.000Z' } },
]
