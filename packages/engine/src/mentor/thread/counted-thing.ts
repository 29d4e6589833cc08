import type { ListedThing, MentorTurn } from '../mentor-turn.ts'

const ordinals: readonly RegExp[] = [
  /\b(?:first|1st|number one|number 1|nr\.? ?1|option 1|option one|former)\b|^\W*1\W*$/i,
  /\b(?:second|secnd|2nd|number two|number 2|nr\.? ?2|option 2|option two|latter|other one)\b|^\W*2\W*$/i,
  /\b(?:third|3rd|number three|number 3|nr\.? ?3|option 3|option three)\b|^\W*3\W*$/i,
  /\b(?:fourth|4th|number four|number 4|nr\.? ?4|option 4)\b|^\W*4\W*$/i,
]
const last = /\b(?:last|final) (?:one|thing|point|option)\b/i
const excluded = /\b(?:not|skip|without|than|forget) the (?:first|second|third|last)\b/gi

/** The zero-based place that a message counts to in a list of this length; undefined if it counts to none. */
export const readPlace = (message: string, length: number): number | undefined => {
  const text = message.replace(excluded, ' ')
  const at = last.test(text) ? length - 1 : ordinals.findIndex((ordinal) => ordinal.test(text))
  return at >= 0 && at < length ? at : undefined
}

/** The thing that "the second one" means: in the latest of the last turns that listed anything. */
export const findCountedThing = (message: string, thread: readonly MentorTurn[]): ListedThing | undefined => {
  const listed = thread.slice(-3).findLast((turn) => turn.listed.length > 1)?.listed
  const place = listed && readPlace(message, listed.length)
  return place === undefined ? undefined : listed?.[place]
}
