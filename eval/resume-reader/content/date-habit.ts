import type { InventedDate } from '../invented-person.ts'
import type { PersonVoice } from './person-voice.ts'

/** How a person gives dates. Time is counted in months since the year 0. */
export type DateHabit = {
  detail: 'month' | 'year' | 'mixed'
  now: number
  write: (at: number) => InventedDate
}

export function makeDateHabit(voice: PersonVoice): DateHabit {
  const { random } = voice
  const year = random.weighted([
    [2026, 20],
    [2025, 30],
    [2024, 20],
    [2023, 12],
    [2021, 6],
    [2018, 6],
    [2014, 4],
    [2009, 2],
  ])
  const now = year * 12 + random.int(0, 11)
  const detail = random.weighted<DateHabit['detail']>([
    ['month', 68],
    ['year', 20],
    ['mixed', 12],
  ])
  const write = (at: number): InventedDate => {
    const date = { year: Math.floor(at / 12), month: (at % 12) + 1 }
    if (random.chance(0.015)) return { year: date.year, season: voice.write('season') }
    const yearOnly = detail === 'year' || (detail === 'mixed' && random.chance(0.5))
    return yearOnly ? { year: date.year } : date
  }
  return { detail, now, write }
}
