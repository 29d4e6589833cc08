import type { InventedProject } from '../invented-person.ts'
import type { DateHabit } from './date-habit.ts'
import { makeItemHabit } from './item-habit.ts'
import type { PersonVoice } from './person-voice.ts'

export function inventProjects(
  voice: PersonVoice,
  { dates, called, student }: { dates: DateHabit; called: Record<string, string>; student: boolean },
): InventedProject[] {
  const { random } = voice
  const often = student ? 0.75 : voice.field === 'tech' ? 0.38 : 0.1
  if (!random.chance(often)) return []
  const habit = {
    url: random.weighted([
      [0, 55],
      [0.5, 25],
      [1, 20],
    ]),
    dates: random.weighted<'both' | 'end' | 'none'>([
      ['none', 50],
      ['both', 28],
      ['end', 22],
    ]),
    stack: random.weighted([
      [0, 35],
      [0.7, 25],
      [1, 40],
    ]),
    summary: random.weighted([
      [0, 35],
      [0.5, 15],
      [1, 50],
    ]),
    items: makeItemHabit(voice),
    itemed: random.weighted([
      [0, 50],
      [0.6, 20],
      [1, 30],
    ]),
  }
  const projectVoice = random.chance(0.85) ? voice.inField('tech') : voice
  return Array.from(
    {
      length: random.weighted([
        [1, 28],
        [2, 32],
        [3, 24],
        [4, 10],
        [6, 6],
      ]),
    },
    () => {
      const end = dates.now - random.int(0, 60)
      const start = end - random.int(0, 14)
      return {
        name: voice.write('projectName'),
        url: random.chance(habit.url) ? voice.write('projectUrl', called) : undefined,
        start: habit.dates === 'both' ? dates.write(start) : undefined,
        end: habit.dates === 'none' ? undefined : random.chance(0.08) ? 'present' : dates.write(end),
        stack: random.chance(habit.stack) ? projectVoice.writeSome('tech', random.int(1, 7)) : undefined,
        summary: random.chance(habit.summary) ? voice.write('projectSummary') : undefined,
        items: random.chance(habit.itemed) ? habit.items.write(projectVoice, 1) : [],
      }
    },
  )
}
