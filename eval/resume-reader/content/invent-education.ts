import type { InventedEducation } from '../invented-person.ts'
import type { DateHabit } from './date-habit.ts'
import { drawTown, type PersonVoice } from './person-voice.ts'

type Step =
  | 'secondary'
  | 'vocational'
  | 'bachelor'
  | 'master'
  | 'doctorate'
  | 'course'
  | 'unfinished'
  | 'abroad'

const months: Record<Step, [number, number]> = {
  secondary: [24, 72],
  vocational: [18, 42],
  bachelor: [33, 60],
  master: [12, 28],
  doctorate: [36, 66],
  course: [1, 12],
  unfinished: [6, 30],
  abroad: [4, 11],
}

/** `until` is the month in which work began, so that most studies end before it. */
export function inventEducation(
  voice: PersonVoice,
  { dates, until, studying }: { dates: DateHabit; until: number; studying: boolean },
): InventedEducation[] {
  const { random } = voice
  const habit = {
    place: random.weighted([
      [0, 55],
      [0.5, 15],
      [1, 30],
    ]),
    dates: random.weighted<'both' | 'end' | 'none'>([
      ['both', 60],
      ['end', 28],
      ['none', 12],
    ]),
    score: random.weighted([
      [0, 60],
      [0.5, 22],
      [1, 18],
    ]),
    details: random.weighted([
      [0, 62],
      [1, 20],
      [2, 12],
      [4, 6],
    ]),
    schoolDates: random.chance(0.8),
  }
  let end = until + random.int(-6, 2)
  const staysAtSchool = random.chance(0.3)
  const studies = stepsOf(voice, studying).map((step, at) => {
    const running = studying && at === 0
    const [least, most] = months[step]
    const finish = running ? dates.now + random.int(1, 30) : end
    const start = finish - random.int(least, most)
    end = Math.min(start - random.int(0, 4), end)
    return {
      step,
      ...written(voice, { step, habit }),
      ...dated({ voice, dates, habit: habit.dates, running }, { start, finish }),
    }
  })
  return staysAtSchool ? atOneSchool(studies) : studies.map(({ step: _step, ...study }) => study)
}

const isHigher: ReadonlySet<Step> = new Set(['bachelor', 'master', 'doctorate'])

/** The later degree from the school of the first, as many people study. */
function atOneSchool(studies: (InventedEducation & { step: Step })[]): InventedEducation[] {
  return studies.map(({ step, ...study }, at) => {
    const next = studies[at + 1]
    if (next === undefined || !isHigher.has(step) || !isHigher.has(next.step)) return study
    return { ...study, school: next.school, ...(next.place === undefined ? {} : { place: next.place }) }
  })
}

function stepsOf({ random }: PersonVoice, studying: boolean): Step[] {
  const steps = random.weighted<readonly Step[]>([
    [['bachelor'], 30],
    [['master', 'bachelor'], 18],
    [['bachelor', 'secondary'], 14],
    [['master', 'bachelor', 'secondary'], 5],
    [['doctorate', 'master', 'bachelor'], 4],
    [['vocational'], 7],
    [['vocational', 'secondary'], 7],
    [['secondary'], 6],
    [['course', 'bachelor'], 5],
    [['course', 'secondary'], 3],
    [['unfinished'], 3],
    [['bachelor', 'vocational'], 4],
    [['course', 'course', 'vocational'], 1],
    [['abroad', 'bachelor', 'secondary'], 2],
    [['master', 'abroad', 'bachelor'], 1],
    [['unfinished', 'vocational', 'secondary'], 1],
    [['bachelor', 'secondary', 'secondary'], 1],
    [[], 3],
  ])
  return steps.length === 0 && studying ? ['bachelor'] : [...steps]
}

function written(
  voice: PersonVoice,
  { step, habit }: { step: Step; habit: { place: number; score: number; details: number } },
): InventedEducation {
  const { random } = voice
  const town = random.chance(0.7) ? drawTown(voice) : undefined
  const withArea = random.chance(step === 'secondary' ? 0.12 : 0.72)
  return {
    school: voice.write(`${step}School`, town),
    place: random.chance(habit.place) ? voice.write('jobPlace', town) : undefined,
    degree: random.chance(step === 'abroad' ? 0.7 : 0.94) ? voice.write(`${step}Degree`) : undefined,
    area: withArea ? voice.write(step === 'secondary' ? 'secondaryArea' : 'area') : undefined,
    score: random.chance(habit.score)
      ? voice.write(step === 'secondary' ? 'secondaryScore' : 'score')
      : undefined,
    details: voice.writeSome('educationDetail', random.int(0, habit.details)),
  }
}

function dated(
  around: { voice: PersonVoice; dates: DateHabit; habit: 'both' | 'end' | 'none'; running: boolean },
  { start, finish }: { start: number; finish: number },
): Pick<InventedEducation, 'start' | 'end'> {
  const { voice, dates, habit, running } = around
  if (habit === 'none') return {}
  const end = running && voice.random.chance(0.5) ? 'present' : dates.write(finish)
  // Most people remember their studies by years even when they date jobs by months.
  const years = dates.detail === 'month' && voice.random.chance(0.35)
  const from = years ? { year: Math.floor(start / 12) } : dates.write(start)
  const to = years && end !== 'present' ? { year: Math.floor(finish / 12) } : end
  return habit === 'end' ? { end: to } : { start: from, end: to }
}
