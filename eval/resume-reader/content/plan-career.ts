import type { PersonVoice } from './person-voice.ts'

export const lives = [
  'student',
  'newcomer',
  'steady',
  'long',
  'changer',
  'veteran',
  'consultant',
  'freelancer',
  'breaks',
  'climber',
] as const
export type Life = (typeof lives)[number]

/** One stretch of a life, newest first. Months count from the year 0; the end is undefined while it lasts. */
export type Stretch = {
  start: number
  end?: number
  field: string
  kind: 'job' | 'break' | 'selfEmployed' | 'client'
  /** At the employer of the stretch before it in the list. */
  sameEmployer: boolean
}

/** In months. */
const longestCareer = 33 * 12

export function planCareer(voice: PersonVoice, { life, now }: { life: Life; now: number }): Stretch[] {
  const { random } = voice
  const stretches: Stretch[] = []
  const count = stretchCount(voice, life)
  let before = now
  for (let at = 0; at < count && now - before < longestCareer; at += 1) {
    const sameEmployer = at > 0 && random.chance(life === 'climber' ? 0.6 : 0.1)
    const ends = at === 0 ? firstEnd(voice, now) : Math.min(now, endBefore(voice, { before, sameEmployer }))
    const months = stretchMonths(voice, life)
    const start = (ends ?? now) - months
    const before0 = stretches.at(-1)
    const joined = sameEmployer && before0?.kind === 'job'
    stretches.push({
      start,
      end: ends,
      field: joined ? before0.field : fieldAt(voice, { life, at, count }),
      kind: joined ? 'job' : kindAt(voice, { life, at }),
      sameEmployer: joined,
    })
    before = start
  }
  return stretches
}

function stretchCount({ random }: PersonVoice, life: Life): number {
  if (life === 'student')
    return random.weighted([
      [0, 45],
      [1, 35],
      [2, 20],
    ])
  if (life === 'newcomer') return random.int(1, 2)
  if (life === 'long') return random.int(5, 11)
  if (life === 'breaks' || life === 'climber') return random.int(3, 6)
  return random.weighted([
    [2, 20],
    [3, 35],
    [4, 25],
    [5, 15],
    [6, 5],
  ])
}

function stretchMonths({ random }: PersonVoice, life: Life): number {
  if (life === 'student' || life === 'newcomer') return random.int(0, 18)
  if (life === 'consultant') return random.int(2, 26)
  return random.weighted([
    [random.int(0, 8), 12],
    [random.int(9, 36), 50],
    [random.int(37, 84), 28],
    [random.int(85, 190), 10],
  ])
}

function firstEnd({ random }: PersonVoice, now: number): number | undefined {
  return random.chance(0.7) ? undefined : now - random.int(0, 14)
}

/** Touching, after a gap, or overlapping with the later one. */
function endBefore({ random }: PersonVoice, later: { before: number; sameEmployer: boolean }): number {
  if (later.sameEmployer) return later.before - random.int(0, 1)
  return random.weighted([
    [later.before, 25],
    [later.before - 1, 35],
    [later.before - random.int(2, 6), 22],
    [later.before - random.int(7, 40), 10],
    [later.before + random.int(1, 14), 8],
  ])
}

function fieldAt(voice: PersonVoice, { life, at, count }: { life: Life; at: number; count: number }): string {
  const { random, field } = voice
  if (life === 'student') return random.chance(0.5) ? voice.write('sideField') : field
  if (life === 'veteran' && at >= count - 1 - random.int(0, 1)) return 'army'
  if (life === 'changer' && at >= random.int(0, 2)) return voice.write('earlierField')
  if (life === 'newcomer' && random.chance(0.3)) return voice.write('sideField')
  return random.chance(at === count - 1 ? 0.25 : 0.08) ? voice.write('sideField') : field
}

function kindAt({ random }: PersonVoice, { life, at }: { life: Life; at: number }): Stretch['kind'] {
  if (life === 'breaks' && random.chance(at === 0 ? 0.25 : 0.4)) return 'break'
  if (life === 'freelancer' && random.chance(0.6)) return 'selfEmployed'
  if (life === 'consultant' && random.chance(0.75)) return 'client'
  return random.weighted<Stretch['kind']>([
    ['job', 95],
    ['selfEmployed', 3],
    ['break', 2],
  ])
}
