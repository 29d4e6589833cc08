import { withoutEnd } from './phrases.ts'
import { inflect, isNounLike } from './verb-forms.ts'

/** Things done to the person rather than by them, such as "Awarded employee of the year". */
const doneToPerson =
  /^(?:awarded|promoted|nominated|selected|recogni[sz]ed|named|chosen|elected|appointed|certified|hired|invited|ranked|placed|accepted|honou?red|commended|graded|based|located|employed|tasked|assigned|involved|exposed|required|known|used|seconded|sponsored|licen[sc]ed|qualified|educated|born|given|asked|entrusted|credited|featured|supervised by|trained (?:in|on|by|as))\b/i

/** Past forms that are just as often adjectives: "Automated tests", "Distributed systems". */
const oftenAdjective = new Set(
  'advanced applied automated combined connected dedicated distributed embedded extended focused integrated managed mixed ongoing organised organized related shared unified varied'.split(
    ' ',
  ),
)

const beginsObject =
  /^\s+(?:the|an?|all|our|my|its|their|about|around|over|more|every|each|both|several|many|new|up to|\d|two|three|four|five|six|seven|eight|nine|ten)\b/i

const isSurelyDone = (word: string, { rest, isCurrent }: { rest: string; isCurrent: boolean }): boolean => {
  if (inflect(word, 'past', 'base')) return !oftenAdjective.has(word) || beginsObject.test(rest)
  // In a job that has ended, the present tense would say that the person still does it.
  if (!isCurrent || !inflect(word, 'base', 'base')) return false
  return !isNounLike(word, 'base') || beginsObject.test(rest)
}

const hasSeveralSentences = /[.!?]["'”’)]?\s+\p{Lu}/u

/**
 * A resume line as a first-person sentence: "Moved 310 staff to single sign-on" becomes "I moved 310 staff to single
 * sign-on". Undefined unless the line clearly begins with what the person did, or does in a current job.
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
