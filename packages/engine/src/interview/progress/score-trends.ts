import { scenarioTypes } from '@nextrung/contract/interview'
import type { ScoreTrend } from '@nextrung/contract/interview-history'
import { averageOf, type Practised } from './practised.ts'

const mostDays = 60
const mostSkills = 12
// Fewer than this many answers before and after say nothing about a change.
const newest = 3

const toTenth = (value: number): number => Math.round(value * 10) / 10

const trendOf = (name: string, practised: readonly Practised[]): ScoreTrend => {
  const byDay = Map.groupBy(practised, ({ at }) => at.toISOString().slice(0, 10))
  const before = practised.slice(0, -newest)
  return {
    name,
    answers: practised.length,
    average: toTenth(averageOf(practised)),
    days: [...byDay]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-mostDays)
      .map(([day, of]) => ({ day, average: toTenth(averageOf(of)), answers: of.length })),
    change: before.length < newest ? null : toTenth(averageOf(practised.slice(-newest)) - averageOf(before)),
  }
}

/** How the scores have gone by scenario and by skill. The answers come oldest first. */
export const scoreTrends = (
  practised: readonly Practised[],
): { scenarios: ScoreTrend[]; skills: ScoreTrend[] } => {
  const skills = new Map<string, Practised[]>()
  for (const one of practised)
    for (const skill of one.skills) skills.set(skill, [...(skills.get(skill) ?? []), one])
  return {
    scenarios: scenarioTypes.flatMap((type) => {
      const own = practised.filter(({ scenarioType }) => scenarioType === type)
      return own.length > 0 ? [trendOf(type, own)] : []
    }),
    skills: [...skills]
      .sort(([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1))
      .slice(0, mostSkills)
      .map(([skill, own]) => trendOf(skill, own)),
  }
}
