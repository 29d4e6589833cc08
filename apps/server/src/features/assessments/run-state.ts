import type { AssessedSkill } from '@nextrung/engine/assessment/assess-skill'
import type { RequestContext } from '../../http/request-context.ts'
import { type AssessmentRow, findTest } from './assessments.store.ts'
import type { ShownQuestion } from './assessments.table.ts'
import { type BankQuestion, bankQuestion } from './bank-question.ts'
import { listSkillQuestions } from './questions.store.ts'
import { type AnswerRow, listAnswers, listSeenIds, type RunRow } from './runs.store.ts'

/** A quiz with everything that the next question and the result depend on. */
export type RunState = {
  run: RunRow
  answers: Pick<AnswerRow, 'questionId' | 'difficulty' | 'isSeen' | 'isRight'>[]
  bank: BankQuestion[]
  seen: ReadonlySet<number>
  previous: AssessmentRow | undefined
}

/** The questions about a skill that a quiz can ask. */
export const readBank = async (ctx: RequestContext, skill: string): Promise<BankQuestion[]> =>
  (await listSkillQuestions(ctx.db, skill)).flatMap((row) => bankQuestion(row) ?? [])

export const readRunState = async (ctx: RequestContext, run: RunRow): Promise<RunState> => {
  const userId = ctx.user.id
  return {
    run,
    answers: await listAnswers(ctx.db, { userId, runId: run.id }),
    bank: await readBank(ctx, run.skillName),
    seen: await listSeenIds(ctx.db, { userId, exceptRun: run.id }),
    previous: await findTest(ctx.db, { userId, skill: run.skillName }),
  }
}

/** Chooses the next question after the answers of the state, or judges them. */
export const assess = async (
  ctx: RequestContext,
  { run, answers, bank, seen, previous }: RunState,
): Promise<AssessedSkill> => {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const { result } = await ctx.thinking.forPerson(ctx.user.id).assessSkill(
    {
      skill: run.skillName,
      open: bank
        .filter(({ id }) => !answered.has(id))
        .map(({ id, difficulty }) => ({ id, difficulty, isSeen: seen.has(id) })),
      answers: answers.map(({ difficulty, isSeen, isRight }) => ({ difficulty, isSeen, isRight })),
      seed: run.seed,
      previous: previous?.proficiencyLevel
        ? { level: previous.proficiencyLevel, schedule: previous.schedule }
        : null,
      now: ctx.now().toISOString(),
    },
    ctx.request.signal,
  )
  return result
}

export type CurrentQuestion = {
  /** Missing if there is no question left to ask. */
  question?: BankQuestion
  /** What the person should know, as a sentence. */
  notice?: string
}

/** The question of a running quiz: the one it last asked, or another if that was withdrawn or changed since. */
export const currentQuestion = async (ctx: RequestContext, state: RunState): Promise<CurrentQuestion> => {
  const { run, bank } = state
  const pending = bank.find(
    ({ id, version }) => id === run.pendingQuestionId && version === run.pendingVersion,
  )
  if (pending) return { question: pending }
  const { next } = await assess(ctx, {
    ...state,
    bank: bank.filter(({ id }) => id !== run.pendingQuestionId),
  })
  const question = bank.find(({ id }) => id === next)
  return question
    ? { question, notice: 'The last question was withdrawn or changed, so here is another one.' }
    : { notice: 'The remaining questions were withdrawn. Start the quiz again to go on.' }
}

export const shownQuestion = ({
  question,
  options,
  tags,
  difficulty,
  rightOption,
  explanations,
}: BankQuestion): ShownQuestion => ({ question, options, tags, difficulty, rightOption, explanations })
