import { type AssessedSkill, type AssessmentOverview, assessmentLimits } from '@nextrung/contract/assessments'
import { fewestAnswers } from '@nextrung/engine/assessment/choose-question'
import { weighSkills } from '@nextrung/engine/assessment/weigh-skills'
import type { RequestContext } from '../../http/request-context.ts'
import { findUserById } from '../identity/identity.public.ts'
import { assessmentAnswer } from './assessment-answer.ts'
import { type AssessmentRow, listAssessments } from './assessments.store.ts'
import { type CertificateFileInfo, listCertificateFiles } from './certificate-files.store.ts'
import { listQuestionIds } from './questions.store.ts'
import { listRunning, listSeenIds } from './runs.store.ts'

const basis = [
  'A quiz on this server shows what you know today, not what you have done at work.',
  'How hard a question is reflects its author’s judgment, not a measurement.',
  'Your own word and certificates stand beside quizzes. Nobody has verified them.',
]

/** Every skill with a quiz, and every skill the person has a claim or a certificate for. */
export const getAssessments = async (ctx: RequestContext): Promise<AssessmentOverview> => {
  const userId = ctx.user.id
  const role = (await findUserById(ctx.db, userId))?.targetRole
  const weights = role ? weighSkills(role) : new Map<string, number>()
  const questions = groupBySkill(await listQuestionIds(ctx.db), ({ skill }) => skill)
  const rows = groupBySkill(await listAssessments(ctx.db, userId), ({ skillName }) => skillName)
  const running = new Map((await listRunning(ctx.db, userId)).map((run) => [run.skill, run]))
  const seen = await listSeenIds(ctx.db, { userId })
  const files = await listCertificateFiles(ctx.db, userId)
  const withQuiz = [...questions].filter(([, ids]) => ids.length >= fewestAnswers).map(([skill]) => skill)
  const names = new Set([...withQuiz, ...rows.keys()])
  const skills = [...names].map((skill): AssessedSkill => {
    const ids = withQuiz.includes(skill) ? (questions.get(skill) ?? []) : []
    const run = running.get(skill)
    return {
      skill,
      questionCount: ids.length,
      seenCount: ids.filter(({ id }) => seen.has(id)).length,
      weight: weights.get(skill) ?? 0,
      ...sourcesOf(rows.get(skill) ?? [], { now: ctx.now(), hasQuiz: ids.length > 0, files }),
      running: run ? { id: run.id, answered: run.answered, atMost: assessmentLimits.questions } : null,
    }
  })
  return { skills: skills.sort(byUrgency), basis }
}

const groupBySkill = <Item>(items: readonly Item[], skillOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(skillOf(item), [...(groups.get(skillOf(item)) ?? []), item])
  return groups
}

const sourcesOf = (
  rows: readonly AssessmentRow[],
  { now, hasQuiz, files }: { now: Date; hasQuiz: boolean; files: readonly CertificateFileInfo[] },
): Pick<AssessedSkill, 'test' | 'claim' | 'certificates' | 'isDue'> => {
  const by = (method: AssessmentRow['verificationMethod']) =>
    rows.filter(({ verificationMethod }) => verificationMethod === method)
  const shown = (row: AssessmentRow | undefined) => (row ? assessmentAnswer(row, { now }) : null)
  const [test] = by('test')
  return {
    test: shown(test),
    claim: shown(by('self')[0]),
    certificates: by('certification').map((row) =>
      assessmentAnswer(row, { now, file: files.find(({ certificateId }) => certificateId === row.id) }),
    ),
    isDue: hasQuiz && !!test?.nextAssessmentDue && test.nextAssessmentDue.getTime() <= now.getTime(),
  }
}

const byUrgency = (a: AssessedSkill, b: AssessedSkill): number =>
  Number(b.isDue) - Number(a.isDue) || b.weight - a.weight || (a.skill < b.skill ? -1 : 1)
