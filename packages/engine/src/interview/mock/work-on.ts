import type { WorkOn } from '@nextrung/contract/mock-report'
import { ended, listed } from '../../text/phrases.ts'
import type { MockItem } from './mock-item.ts'

type Weighed = WorkOn & { worth: number }
type Placed = MockItem & { place: number }

const advised = { most: 3, overtimeShare: 1.25 } as const

const beliefsIn = ({ question, mark, place }: Placed): Weighed[] =>
  (mark?.beliefs ?? []).flatMap(({ place: at, quote }) => {
    const wrong = question.wrongBeliefs[at]
    if (!wrong) return []
    return [
      {
        kind: 'belief',
        title: 'Something you said is not right',
        advice: ended(wrong.correction),
        quote,
        place,
        worth: 100,
      },
    ]
  })

/** The weightiest missed point of an answer; a cue alone says what it was about. */
const missedIn = ({ question, mark, place }: Placed): Weighed[] => {
  if (!mark || mark.notAnAnswer) return []
  const [gap] = mark.points
    .filter(({ state }) => state === 'missed')
    .map(({ place: at }) => question.keyPoints[at])
    .filter((point) => point !== undefined)
    .sort((a, b) => Number(b.essential ?? false) - Number(a.essential ?? false) || b.weight - a.weight)
  if (!gap) return []
  const kind = gap.essential ? 'essential' : 'points'
  const what = gap.essential ? 'A good answer needs this' : 'A good answer has this as well'
  return [
    {
      kind,
      title: `You left out: ${gap.cue}`,
      advice: `${what}: ${ended(gap.point.charAt(0).toLowerCase() + gap.point.slice(1))}`,
      quote: null,
      place,
      worth: (gap.essential ? 60 : 20) + gap.weight * 3 + (100 - mark.score) / 20,
    },
  ]
}

const noAnswers = ({ mark, place }: Placed): Weighed[] =>
  mark?.notAnAnswer
    ? [
        {
          kind: 'skipped',
          title: 'One reply did not answer the question',
          advice: 'Say first, in one sentence, what you would do or what you think; then give the reasons.',
          quote: null,
          place,
          worth: 80,
        },
      ]
    : []

const skippedIn = (items: readonly Placed[]): Weighed[] => {
  const skipped = items.filter(({ mark }) => mark === undefined)
  const [first] = skipped
  if (!first) return []
  const count = skipped.length === 1 ? 'one question' : `${skipped.length} questions`
  return [
    {
      kind: 'skipped',
      title: `You did not answer ${count}`,
      advice: 'Think aloud instead: say what you know, what you would look up, and how you would find out.',
      quote: null,
      place: skipped.length === 1 ? first.place : null,
      worth: 55 + skipped.length * 10,
    },
  ]
}

/** A part, such as the result of a story, that most answers of a kind lack. */
const structureIn = (items: readonly Placed[]): Weighed[] => {
  const counts = new Map<string, { missing: number; of: number }>()
  for (const { mark } of items)
    for (const { part, present } of mark?.structure ?? []) {
      const { missing, of } = counts.get(part) ?? { missing: 0, of: 0 }
      counts.set(part, { missing: missing + (present ? 0 : 1), of: of + 1 })
    }
  const parts = [...counts].filter(([, { missing, of }]) => of >= 2 && missing * 2 > of).map(([part]) => part)
  if (parts.length === 0) return []
  const most = Math.max(...parts.map((part) => counts.get(part)?.missing ?? 0))
  return [
    {
      kind: 'structure',
      title: `Most of your answers lacked the ${listed(parts)}`,
      advice: 'Name the parts to yourself before you begin, and give each at least one sentence.',
      quote: null,
      place: null,
      worth: 40 + most * 5,
    },
  ]
}

const clarityIn = (items: readonly Placed[]): Weighed[] => {
  const marks = items.flatMap(({ mark }) => (mark && !mark.notAnAnswer ? [mark.clarity] : []))
  const many = (count: number) => marks.length >= 2 && count * 2 > marks.length
  const advice = (title: string, text: string): Weighed[] => [
    { kind: 'clarity', title, advice: text, quote: null, place: null, worth: 35 },
  ]
  if (many(marks.filter(({ length }) => length === 'too-short').length))
    return advice(
      'Most of your answers were too short',
      'Add an example, a number or a reason to each point.',
    )
  if (many(marks.filter(({ length }) => length === 'too-long').length))
    return advice(
      'Most of your answers were too long',
      'Give the answer in the first two sentences, then the details that matter most.',
    )
  if (many(marks.filter(({ fillers, words }) => fillers * 25 > words).length))
    return advice(
      'Filler words took the edge off your answers',
      'Where you would say one, make a short pause.',
    )
  if (many(marks.filter(({ hedges, words }) => hedges * 25 > words).length))
    return advice(
      'You often qualified what you knew',
      'Leave out “maybe” and “I think” where you are sure, and say plainly where you are not.',
    )
  return []
}

const timeIn = (items: readonly Placed[]): Weighed[] => {
  const over = items.filter(
    ({ seconds, usedSeconds, mark }) => mark && (usedSeconds ?? 0) > seconds * advised.overtimeShare,
  )
  if (over.length < 2) return []
  return [
    {
      kind: 'time',
      title: `You ran over the time on ${over.length} questions`,
      advice: 'Plan half the time for the main point. Interviewers ask if they want more.',
      quote: null,
      place: null,
      worth: 30,
    },
  ]
}

/** At most three things to work on, the most important first, each about something else. */
export const findWorkOn = (items: readonly MockItem[]): WorkOn[] => {
  const placed = items.map((item, place) => ({ ...item, place }))
  const found = [
    ...placed.flatMap(beliefsIn),
    ...placed.flatMap(noAnswers),
    ...placed.flatMap(missedIn),
    ...skippedIn(placed),
    ...structureIn(placed),
    ...clarityIn(placed),
    ...timeIn(placed),
  ].sort((a, b) => b.worth - a.worth)
  const titles = new Set<string>()
  return found
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .slice(0, advised.most)
    .map(({ worth: _, ...one }) => one)
}
