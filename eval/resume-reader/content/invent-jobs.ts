import type { InventedJob } from '../invented-person.ts'
import type { DateHabit } from './date-habit.ts'
import { type ItemHabit, makeItemHabit } from './item-habit.ts'
import { drawTown, type PersonVoice } from './person-voice.ts'
import type { Stretch } from './plan-career.ts'

type Told = { called: Record<string, string>; dates: DateHabit }

/** Tells each stretch of a career the way one person would: the same extras, the same kind of items. */
export function inventJobs(voice: PersonVoice, told: Told & { stretches: Stretch[] }): InventedJob[] {
  const { random } = voice
  const habit = {
    items: makeItemHabit(voice),
    place: random.weighted([
      [0, 30],
      [0.5, 10],
      [1, 60],
    ]),
    kind: random.weighted([
      [0, 70],
      [0.25, 20],
      [1, 10],
    ]),
    about: random.weighted([
      [0, 80],
      [0.4, 14],
      [1, 6],
    ]),
    summary: random.weighted([
      [0, 76],
      [0.4, 16],
      [1, 8],
    ]),
    stack:
      voice.field === 'tech'
        ? random.weighted([
            [0, 70],
            [0.6, 12],
            [1, 18],
          ])
        : 0,
    undated: random.chance(0.04),
  }
  const agency = voice.write('agency')
  const jobs: InventedJob[] = []
  for (const [at, stretch] of told.stretches.entries()) {
    const before = jobs.at(-1)
    const during = { from: yearOf(stretch.start), to: yearOf(stretch.end ?? told.dates.now) }
    const job = tellStretch(voice.inField(stretch.field, during), { ...told, stretch, habit, agency, at })
    const joined = stretch.sameEmployer && before?.employer
    jobs.push(joined ? { ...job, employer: before.employer, place: before.place, about: undefined } : job)
  }
  return random.chance(0.07) ? jobs.reverse() : jobs
}

const yearOf = (at: number) => Math.floor(at / 12)

type Habit = Record<'place' | 'kind' | 'about' | 'summary' | 'stack', number> & {
  items: ItemHabit
  undated: boolean
}

function tellStretch(
  voice: PersonVoice,
  told: Told & { stretch: Stretch; habit: Habit; agency: string; at: number },
): InventedJob {
  const { random } = voice
  const { stretch, habit, called, dates } = told
  const isBreak = stretch.kind === 'break'
  const undated = habit.undated || random.chance(0.01)
  const town = random.chance(0.75) ? drawTown(voice) : undefined
  const summary = random.chance(habit.summary) ? voice.write('jobSummary') : undefined
  const job: InventedJob = {
    position: voice.write(isBreak ? 'breakPosition' : 'position'),
    start: undated ? undefined : dates.write(stretch.start),
    end: undated ? undefined : stretch.end === undefined ? 'present' : dates.write(stretch.end),
    summary: isBreak && random.chance(0.3) ? voice.write('breakText') : summary,
    items: isBreak ? [] : habit.items.write(voice, told.at),
  }
  if (isBreak) return { ...job, place: random.chance(0.1) ? voice.write('jobPlace', town) : undefined }
  return {
    ...job,
    ...employed(voice, { stretch, called, agency: told.agency, town }),
    place: random.chance(habit.place) ? voice.write('jobPlace', town) : undefined,
    kind: random.chance(habit.kind) ? voice.write('jobKind') : undefined,
    about: random.chance(habit.about) ? voice.write('employerAbout') : undefined,
    stack: random.chance(habit.stack) ? voice.write('stackLine') : undefined,
  }
}

function employed(
  voice: PersonVoice,
  told: { stretch: Stretch; called: Record<string, string>; agency: string; town?: Record<string, string> },
): Pick<InventedJob, 'employer' | 'client'> {
  const { random } = voice
  const { kind } = told.stretch
  if (kind === 'client') {
    const agency = random.chance(0.5) ? told.agency : voice.write('agency')
    return { employer: agency, client: random.chance(0.8) ? voice.write('workedFor') : undefined }
  }
  if (kind !== 'selfEmployed') return { employer: voice.write('employer', told.town) }
  // Some put the freelancing into the position and leave the employer out.
  if (random.chance(0.15)) return {}
  return {
    employer: voice.write('selfEmployed', told.called),
    client: random.chance(0.2) ? voice.write('workedFor') : undefined,
  }
}
