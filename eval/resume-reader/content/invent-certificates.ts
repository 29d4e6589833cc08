import type { InventedCertificate } from '../invented-person.ts'
import type { DateHabit } from './date-habit.ts'
import type { PersonVoice } from './person-voice.ts'

export function inventCertificates(voice: PersonVoice, dates: DateHabit): InventedCertificate[] {
  const { random } = voice
  const count = random.weighted([
    [0, 45],
    [1, 18],
    [2, 15],
    [3, 10],
    [4, 6],
    [6, 4],
    [9, 2],
  ])
  const habit = {
    issuer: random.weighted([
      [0, 45],
      [0.5, 20],
      [1, 35],
    ]),
    date: random.weighted([
      [0, 35],
      [0.5, 15],
      [1, 50],
    ]),
    state: random.weighted([
      [0, 60],
      [0.25, 30],
      [0.7, 10],
    ]),
    credential: random.weighted([
      [0, 85],
      [0.5, 8],
      [1, 7],
    ]),
    years: random.chance(0.5),
  }
  return Array.from({ length: count }, () => {
    const [name = '', issuer] = voice.write('certificate').split(' @@ ')
    const at = dates.now - random.int(1, 130)
    const state = random.chance(habit.state) ? voice.write('certificateState') : undefined
    // Who writes "in progress" or "expired 2019" seldom gives another date.
    const dated = random.chance(state ? habit.date * 0.35 : habit.date)
    return {
      name,
      state,
      issuer: random.chance(habit.issuer) ? (issuer ?? voice.write('issuer')) : undefined,
      date: !dated ? undefined : habit.years ? { year: Math.floor(at / 12) } : dates.write(at),
      credential: random.chance(habit.credential) ? voice.write('credentialId') : undefined,
    }
  })
}
