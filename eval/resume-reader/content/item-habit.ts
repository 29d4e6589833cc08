import type { PersonVoice } from './person-voice.ts'

/** How one person writes about a job: how many items, how long, with which care. */
export type ItemHabit = { write: (voice: PersonVoice, jobsBefore: number) => string[] }

export function makeItemHabit({ random }: PersonVoice): ItemHabit {
  const most = random.weighted([
    [0, 8],
    [1, 6],
    [2, 14],
    [3, 22],
    [4, 20],
    [5, 14],
    [6, 8],
    [8, 5],
    [11, 3],
  ])
  const polish = makePolish({ random })
  const fades = random.chance(0.5)
  return {
    write: (voice, jobsBefore) => {
      const wished = fades ? most - jobsBefore : most + random.int(-1, 1)
      const count = Math.max(most === 0 ? 0 : random.int(0, 1), wished)
      return voice.writeSome('item', count).map((item) => polish(item))
    },
  }
}

/** Full stops, capitals and slips that go through everything a person writes. */
export function makePolish({ random }: Pick<PersonVoice, 'random'>): (text: string) => string {
  const stop = random.weighted([
    [0, 50],
    [1, 38],
    [0.5, 12],
  ])
  const capitals = random.weighted<'kept' | 'none'>([
    ['kept', 94],
    ['none', 6],
  ])
  const slips = random.weighted([
    [0, 85],
    [0.03, 10],
    [0.12, 5],
  ])
  const ending = random.weighted([
    ['.', 92],
    [';', 6],
    [',', 2],
  ])
  return (text) => {
    let polished = text.replace(/[.]$/, '')
    if (capitals === 'none') polished = polished.charAt(0).toLowerCase() + polished.slice(1)
    else polished = polished.charAt(0).toUpperCase() + polished.slice(1)
    if (random.chance(slips)) polished = withSlip(polished, random.int(3, Math.max(4, polished.length - 3)))
    return random.chance(stop) && !/[!?…]$/.test(polished) ? polished + ending : polished
  }
}

/** Two letters swapped, or one left out. */
function withSlip(text: string, at: number): string {
  const [one = '', two = ''] = [text.charAt(at), text.charAt(at + 1)]
  if (!/\p{Letter}/u.test(one) || !/\p{Letter}/u.test(two)) return text
  return text.slice(0, at) + (at % 2 === 0 ? two + one : two) + text.slice(at + 2)
}
