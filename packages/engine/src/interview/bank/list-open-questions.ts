import type { InterviewDifficulty, interviewQuestionTypes } from '@nextrung/contract/interview'
import { openQuestions } from '@nextrung/knowledge/interview'
import { withFencedCode } from '../../text/fenced-code.ts'

/** An open-ended question as a row of the question bank holds it. */
export type OpenBankQuestion = {
  /** Stable: answers that people gave refer to it. */
  bankId: string
  questionType: (typeof interviewQuestionTypes)[number]
  difficultyLevel: InterviewDifficulty
  /** The roles that are asked it; none means every role. */
  roles: string[]
  skills: string[]
  tags: string[]
  /** Text with inline code between backticks, and its code as a fenced block after it. */
  question: string
  /** What the key points are about, without what to say of it. */
  expectedKeyPoints: string[]
  sampleAnswer: string
  evaluationCriteria: string[]
  followUpQuestions: string[]
}

/** All open-ended questions of the knowledge base. */
export const listOpenQuestions = (): OpenBankQuestion[] =>
  openQuestions.map((one) => ({
    bankId: one.id,
    questionType: one.type,
    difficultyLevel: one.difficulty,
    roles: [...one.roles],
    skills: [...one.skills],
    tags: [...one.tags],
    question: withFencedCode(one),
    expectedKeyPoints: one.keyPoints.map(({ cue }) => cue),
    sampleAnswer: one.sampleAnswer,
    evaluationCriteria: [...one.criteria],
    followUpQuestions: one.followUps.map(({ question }) => question),
  }))
