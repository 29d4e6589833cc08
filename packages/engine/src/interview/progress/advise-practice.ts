import { interviewDifficulties, scenarioTypes } from '@nextrung/contract/interview'
import type { PracticeAdvice } from '@nextrung/contract/interview-history'
import { scheduleQuestions } from '../drawing/question-schedule.ts'
import type { Practised } from './practised.ts'
import { findWeakSkills } from './weak-skills.ts'

type Situation = { practised: readonly Practised[]; gaps: ReadonlyMap<string, number>; now: Date }

const most = 5
const mostOfAKind = 2

const scenarioNames = { technical: 'technical', behavioral: 'behavioral', system_design: 'system design' }

const usualDifficulty = (practised: readonly Practised[]): Practised['difficulty'] =>
  practised.at(-1)?.difficulty ?? interviewDifficulties[1]

const weak = ({ practised }: Situation): PracticeAdvice[] =>
  findWeakSkills(practised)
    .slice(0, mostOfAKind)
    .map(({ skill, average, answers, last }) => ({
      kind: 'answered-badly',
      title: `Go over ${skill}`,
      reason: `Your last ${answers} answers about it scored ${average}% on average.`,
      scenarioType: last.scenarioType,
      difficulty: last.difficulty,
      skill,
    }))

const due = ({ practised, now }: Situation): PracticeAdvice[] => {
  const schedules = scheduleQuestions(practised)
  const dueIds = new Set([...schedules].flatMap(([id, { due: at }]) => (at <= now ? [id] : [])))
  return scenarioTypes.flatMap((scenarioType) => {
    const own = practised.filter((one) => one.scenarioType === scenarioType && dueIds.has(one.questionId))
    const count = new Set(own.map(({ questionId }) => questionId)).size
    if (count === 0) return []
    return {
      kind: 'due-again' as const,
      title: `Repeat ${scenarioNames[scenarioType]} questions`,
      reason:
        count === 1
          ? 'One question is due again, so that the answer stays with you.'
          : `${count} questions are due again, so that the answers stay with you.`,
      scenarioType,
      difficulty: usualDifficulty(own),
      skill: null,
    }
  })
}

const gap = ({ practised, gaps }: Situation): PracticeAdvice[] => {
  const answered = new Set(practised.flatMap(({ skills }) => skills))
  return [...gaps]
    .filter(([skill]) => !answered.has(skill))
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, mostOfAKind)
    .map(([skill]) => ({
      kind: 'path-gap',
      title: `Try questions about ${skill}`,
      reason: 'It is a gap on your learning path, and you have answered nothing about it yet.',
      scenarioType: 'technical',
      difficulty: interviewDifficulties[0],
      skill,
    }))
}

const untried = ({ practised }: Situation): PracticeAdvice[] =>
  scenarioTypes
    .filter((type) => !practised.some(({ scenarioType }) => scenarioType === type))
    .map((scenarioType) => ({
      kind: 'never-tried',
      title: `Try ${scenarioNames[scenarioType]} questions`,
      reason: 'You have not answered any of them yet.',
      scenarioType,
      difficulty: usualDifficulty(practised),
      skill: null,
    }))

/** What to practise next, the most useful first. The answers come oldest first. */
export const advisePractice = (situation: Situation): PracticeAdvice[] =>
  [...weak(situation), ...untried(situation), ...due(situation), ...gap(situation)].slice(0, most)
