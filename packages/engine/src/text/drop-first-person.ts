import { inflect } from './verb-forms.ts'

const isFiniteVerb = (word: string): boolean => {
  const lower = word.toLowerCase()
  return (
    inflect(lower, 'past', 'base') !== undefined ||
    inflect(lower, 'base', 'base') !== undefined ||
    /^(?:was|am|had|have|did|do|can|could|would|also|then|[a-z]+ly|helped|helps?|assisted|worked|currently)$/.test(
      lower,
    )
  )
}

const subject = `I(?:['’](?:ve|d))?(?: (?:have|had|also|then|successfully|personally))*`
const opening = new RegExp(
  `(^|[.!?;] )(?:(?:As part of this|In this role|There|Here),? )?(${subject}) ([A-Za-z]+)`,
  'g',
)
const coordinated = new RegExp(`(,? (?:and|but|or)(?: then| also)?) (${subject}) ([a-z]+)`, 'g')
const identity = /(?<=^|[.!?] )I(?: am|['’]m) (?:currently )?(an? )?([A-Za-z][a-z]*)/g

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const dropSubject = (whole: string, ...[before, , verb]: [string, string, string]): string => {
  if (!isFiniteVerb(verb)) return whole
  if (before === '' || before.endsWith(' ')) return `${before}${capital(verb)}`
  return `${before} ${verb}`
}

const isPast = (word: string): boolean => inflect(word.toLowerCase(), 'past', 'base') !== undefined

/** "My family and I moved" has one subject of several people, which cannot be dropped. */
const isOneSubject = (before: string): boolean => {
  const words =
    before
      .split(/[.!?;:]\s+/)
      .at(-1)
      ?.trim()
      .split(/\s+/) ?? []
  return words.length <= 4 && /^\p{Lu}/u.test(words[0] ?? '') && !words.some(isPast)
}

const dropRepeatedSubject = (
  whole: string,
  ...[before, subjectWords, verb, offset, text]: [string, string, string, number, string]
): string => (isOneSubject(text.slice(0, offset)) ? whole : dropSubject(whole, before, subjectWords, verb))

/** Drops "I am", but leaves "Am responsible for" and "Am maintaining" for the rule that finds their verb. */
const dropIdentity = (text: string): string =>
  text.replace(identity, (whole, ...[article, next]: [string | undefined, string]) => {
    const isDuty = /^(?:responsible|in|tasked)$/.test(next) || inflect(next, 'gerund', 'base') !== undefined
    return isDuty && !article ? whole.replace(/I(?: am|['’]m) /, 'Am ') : capital(next)
  })

const ownThing =
  /\b(M|m)y (team|colleagues|company|employer|department|manager|role|work|experience|duties|responsibilities|tasks|main|key|primary|job|daily|clients?|customers?|projects?|group|squad|co-?workers)/g

const impersonal = (text: string): string =>
  text
    .replace(ownThing, (_, initial: string, thing: string) =>
      initial === 'M' ? thing.charAt(0).toUpperCase() + thing.slice(1) : `the ${thing}`,
    )
    .replace(
      /\bour (?=team|colleagues|company|department|clients?|customers?|users?|products?|group|squad|servers?|systems?|platform|network|infrastructure|internal|main|office|data)/g,
      'the ',
    )

/**
 * Removes "I" and "my", as is usual in resumes: "I built" becomes "Built", "my team" becomes "the team". "We" stays,
 * because without it one person would claim what several did. Returns the line unchanged if an "I" can't be removed
 * cleanly.
 */
export const dropFirstPerson = (text: string): string => {
  const written = text.replace(/(^|[.!?] )i (?=[a-z]{2,})/g, '$1I ')
  if (!/\bI\b|\b[Mm]y\b|\bour\b/.test(written)) return text
  const opened = dropIdentity(written).replace(opening, dropSubject)
  // A later "and I" can only be dropped if "I" opened the line. Otherwise it might follow another subject.
  const joined = opened === written ? opened : opened.replace(coordinated, dropRepeatedSubject)
  const dropped = impersonal(joined)
  return /\bI\b(?![./\d-])|\bI['’]/.test(dropped) ? text : dropped
}
