import { withoutEnd } from './phrases.ts'
import { inflect, isNounLike } from './verb-forms.ts'

/** "Awarded employee of the year" was not done by the person but to them. */
const doneToPerson =
  /^(?:awarded|promoted|nominated|selected|recogni[sz]ed|named|chosen|elected|appointed|certified|hired|invited|ranked|placed|accepted|honou?red|commended|graded|based|located|employed|tasked|assigned|involved|exposed|required|known|used|seconded|sponsored|licen[sc]ed|qualified|educated|born|given|asked|entrusted|credited|featured|supervised by|trained (?:in|on|by|as))\b/i

/** Past forms that stand before a noun as often: "Automated tests", "Distributed systems". */
const oftenAdjective = new Set(
  'advanced applied automated combined connected dedicated distributed embedded extended focused integrated managed mixed ongoing organised organized related shared unified varied'.split(
    ' ',
  ),
)

const beginsObject =
  /^\s+(?:the|an?|all|our|my|its|their|about|around|over|more|every|each|both|several|many|new|up to|\d|two|three|four|five|six|seven|eight|nine|ten)\b/i

const isSurelyDone = (word: string, { rest, isCurrent }: { rest: string; isCurrent: boolean }): boolean => {
  if (inflect(word, 'past', 'base')) return !oftenAdjective.has(word) || beginsObject.test(rest)
  // "Manage accounts" of a job that ended would become something that is still done.
  if (!isCurrent || !inflect(word, 'base', 'base')) return false
  return !isNounLike(word, 'base') || beginsObject.test(rest)
}

const hasSeveralSentences = /[.!?]["'”’)]?\s+\p{Lu}/u

/**
 * A line of a resume told by the person: "Moved 310 staff to single sign-on" is "I moved 310 staff to single
 * sign-on". Undefined where the line does not surely begin with what the person did, or does in a current job.
 */
export const inFirstPerson = (line: string, { isCurrent }: { isCurrent: boolean }): string | undefined => {
  const text = withoutEnd(line)
  if (hasSeveralSentences.test(text) || doneToPerson.test(text)) return undefined
  if (/^(?:I|We) \p{Ll}/u.test(text)) return text
  const [first] = /^\p{L}[\p{L}-]+(?=\s)/u.exec(text) ?? []
  if (!first) return undefined
  const word = first.toLowerCase()
  const rest = text.slice(first.length)
  return isSurelyDone(word, { rest, isCurrent }) ? `I ${word}${rest}` : undefined
}
