import { listQuizQuestions } from '@nextrung/engine/assessment/list-quiz-questions'
import { listChoiceQuestions } from '@nextrung/engine/interview/bank/list-choice-questions'
import { listOpenQuestions } from '@nextrung/engine/interview/bank/list-open-questions'
import type { Database } from '../../db/client.ts'
import { planSeed } from '../../db/plan-seed.ts'
import { type QuestionValues, readSeededQuestions, writeQuestionPlan } from './question-seed.store.ts'

let wanted: ReadonlyMap<string, QuestionValues> | undefined

const ofQuizzes = (): QuestionValues[] =>
  listQuizQuestions().map((question) => ({
    ...question,
    roleCategory: null,
    questionType: 'technical',
    evaluationCriteria: [],
    followUpQuestions: [],
    active: true,
    isMultipleChoice: true,
  }))

const onlyOne = ({ roles }: { roles: readonly string[] }) => (roles.length === 1 ? (roles[0] ?? null) : null)

const ofInterviews = (): QuestionValues[] => [
  ...listChoiceQuestions().map((question) => ({
    ...question,
    roleCategory: onlyOne(question),
    skillName: null,
    evaluationCriteria: [],
    followUpQuestions: [],
    active: true,
    isMultipleChoice: true,
  })),
  ...listOpenQuestions().map((question) => ({
    ...question,
    roleCategory: onlyOne(question),
    skillName: question.skills[0] ?? null,
    options: null,
    correctOptionIndex: null,
    optionExplanations: null,
    active: true,
    isMultipleChoice: false,
  })),
]

/** The questions of the knowledge base, by key. */
export const wantedQuestions = (): ReadonlyMap<string, QuestionValues> => {
  wanted ??= new Map(
    [...ofQuizzes(), ...ofInterviews()].flatMap((question) =>
      question.bankId === null ? [] : [[question.bankId, question] as const],
    ),
  )
  return wanted
}

/**
 * Fills the bank of questions from the knowledge base. Can run at any time and any number of times: it leaves rows alone
 * that the operator changed or added, and withdraws a question that left the knowledge base, since answers refer to it.
 */
export const seedQuestions = async (
  db: Database,
  { now, questions = wantedQuestions() }: { now: Date; questions?: ReadonlyMap<string, QuestionValues> },
): Promise<void> => {
  const stored = await readSeededQuestions(db)
  const plan = planSeed(stored, questions)
  const removed = new Set(plan.remove)
  const withdrawn = stored.filter(({ id, values }) => removed.has(id) && values.active)
  if (plan.insert.length + plan.update.length + plan.note.length + withdrawn.length === 0) return
  await writeQuestionPlan(db, { plan, withdrawn, now })
}
