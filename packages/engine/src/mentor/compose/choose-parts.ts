import { type MentorKind, type ReplyPlace, replyPlaces } from '@nextrung/knowledge/mentor/mentor-kind'
import type { Angle } from '../mentor-turn.ts'
import { type Choice, type Listener, listChoices } from './choose-texts.ts'
import { fillSlots } from './fill-slots.ts'

const fewestWords = 60
const mostWords = 130
const mostWordsShort = 50

/** Which places an answer takes, the most important first; the rest fill it up to its length. */
const wanted: Readonly<Record<Angle, readonly ReplyPlace[]>> = {
  new: ['lead', 'fact', 'advice', 'next', 'reason', 'ask', 'caution', 'fact', 'advice', 'reason', 'caution'],
  why: ['reason', 'fact', 'reason', 'caution', 'advice', 'ask', 'fact', 'next', 'advice'],
  more: ['fact', 'reason', 'advice', 'caution', 'next', 'advice', 'reason', 'ask', 'fact', 'lead'],
  example: ['advice', 'next', 'fact', 'advice', 'reason', 'caution', 'ask'],
  simpler: ['lead', 'advice', 'next', 'reason', 'ask'],
  shorter: ['lead', 'next'],
  source: ['lead', 'fact', 'reason', 'ask'],
}

/** Places where a second text is said only to reach the fewest words. */
const onlyToFill = 5

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

const lengthOf = (choices: readonly Choice[], { values }: Listener): number =>
  choices.reduce((sum, { text }) => sum + countWords(fillSlots(text, values)), 0)

/** The texts of a reply in the order in which they are said, 60 to 130 words where the kind has as much to say; `taken` are already said. */
export const chooseParts = (
  input: { kind: MentorKind; angle: Angle; taken: number },
  listener: Listener,
): Choice[] => {
  const { kind, angle, taken } = input
  const most = (angle === 'shorter' ? mostWordsShort : mostWords) - taken
  const left = new Map(replyPlaces.map((place) => [place, listChoices({ kind, place }, listener)]))
  const chosen: Choice[] = []
  const take = (place: ReplyPlace) => {
    const next = left.get(place)?.[0]
    if (!next) return
    const fits = lengthOf([...chosen, next], listener) <= most
    left.set(place, left.get(place)?.slice(1) ?? [])
    if (fits) chosen.push(next)
  }
  const [toned] = left.get('lead') ?? []
  const isToned =
    toned && kind.reply.some(({ tone, texts }) => tone !== undefined && texts.includes(toned.text))
  for (const [at, place] of wanted[angle].entries()) {
    if (at >= onlyToFill && angle === 'new' && lengthOf(chosen, listener) >= fewestWords && place !== 'ask')
      continue
    take(place)
    // What shows that the feeling was heard comes before the answer, and does not replace it.
    if (place === 'lead' && isToned && angle === 'new') take('lead')
  }
  return replyPlaces.flatMap((place) => chosen.filter((choice) => choice.place === place))
}
