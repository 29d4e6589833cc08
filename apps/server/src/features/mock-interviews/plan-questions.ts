import { scenarioTypes } from '@nextrung/contract/interview'
import type { MockLength } from '@nextrung/contract/mock-interviews'
import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { drawQuestions } from '@nextrung/engine/interview/drawing/draw-questions'
import { planMock } from '@nextrung/engine/interview/mock/plan-mock'
import type { AskedOfResume } from '@nextrung/engine/interview/resume-questions/ask-about-resume'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listPool, listQuestionRows } from '../assessments/assessments.public.ts'
import { listPastAnswers } from '../interview/interview.public.ts'
import { findNewestUnderstood } from '../resumes/resumes.public.ts'
import type { MockRow } from './mock-interviews.store.ts'
import type { PlannedItem } from './mock-interviews.table.ts'

// More than the longest interview asks of one kind.
const drawn = 8
const resumeQuestions = 4

type Ref = { questionId: number } | { asked: AskedOfResume }

/** Questions on the person's newest resume, other ones in each interview. */
const askOfResume = async (ctx: RequestContext, turn: number): Promise<AskedOfResume[]> => {
  const newest = await findNewestUnderstood(ctx)
  if (!newest) return []
  const { result } = await ctx.thinking.forPerson(ctx.user.id).askAboutResume(
    {
      document: newest.understood.document,
      today: ctx.now().toISOString().slice(0, 10),
      most: resumeQuestions * 5,
    },
    ctx.request.signal,
  )
  const { questions } = result
  const from = questions.length === 0 ? 0 : turn % questions.length
  return [...questions.slice(from), ...questions.slice(0, from)]
    .slice(0, resumeQuestions)
    .map(({ kind, pointer, quote, question, followUps }) => ({ kind, pointer, quote, question, followUps }))
}

const drawOfBank = async (ctx: RequestContext, { mock, session }: MockRow) => {
  const role = targetRoles.find((one) => one === session.roleTitle)
  if (!role) throw new AppError('NOT_FOUND', 'We do not know this role any more. Plan another interview.')
  const gaps = await ctx.findPathGaps(ctx)
  const past = await listPastAnswers(ctx.db, ctx.user.id)
  const pools = await Promise.all(
    scenarioTypes.map((scenarioType) =>
      listPool(ctx.db, {
        role: role as TargetRole,
        scenarioType,
        difficulty: session.difficultyLevel,
        isMultipleChoice: false,
        quizSkills: [],
      }),
    ),
  )
  const draw = (type: PlannedItem['type']): Ref[] =>
    drawQuestions({
      questions: pools.flat().filter((one) => one.type === type),
      past,
      gaps,
      replaced: [],
      seed: `mock:${mock.id}:${type}`,
      now: ctx.now(),
      size: drawn,
    }).map(({ id: questionId }) => ({ questionId }))
  return {
    technical: draw('technical'),
    behavioral: draw('behavioral'),
    leadership: draw('leadership'),
    system_design: draw('system_design'),
  }
}

/** Chooses the questions of an interview for the person. */
export const planQuestions = async (ctx: RequestContext, row: MockRow): Promise<PlannedItem[]> => {
  const { mock } = row
  const resume: Ref[] = mock.withResume ? (await askOfResume(ctx, mock.id)).map((asked) => ({ asked })) : []
  const plan = planMock<Ref>(mock.minutes as MockLength, { ...(await drawOfBank(ctx, row)), resume })
  const rows = await listQuestionRows(
    ctx.db,
    plan.flatMap(({ ref }) => ('questionId' in ref ? ref.questionId : [])),
  )
  return plan.flatMap(({ ref, type, seconds }): PlannedItem[] => {
    if ('asked' in ref) return [{ from: 'resume', asked: ref.asked, type, seconds }]
    const found = rows.find(({ id }) => id === ref.questionId)
    return found ? [{ from: 'bank', questionId: found.id, question: found.question, type, seconds }] : []
  })
}
