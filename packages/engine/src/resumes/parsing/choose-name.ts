import { hasTitleWord } from '../../text/career-words.ts'
import { type Fragment, splitLabel } from './fragments.ts'
import type { Line } from './line.ts'
import { bareName, emailAffinity, looksLikeName } from './names.ts'
import { Sourced } from './sourced.ts'

type Choice = { name: Sourced<string>; rest: Fragment[] }
type Candidate = { text: string; fragment: Fragment; after: string; score: number }

const nameLabel = /^(?:name|full name|nombre|nom|nome|vor-\s?und nachname)$/

const titleOfPage = /(?<![\p{L}])(?:curriculum vitae|resume|résumé|cv|lebenslauf|currículum)(?![\p{L}])/iu

/** The parts of a fragment that may be a name: all of it, or what stands before a comma and a title. */
function readings(text: string): { text: string; after: string }[] {
  const list = [{ text, after: '' }]
  const comma = text.indexOf(',')
  if (comma > 0) list.push({ text: text.slice(0, comma).trim(), after: text.slice(comma + 1).trim() })
  const words = text.split(' ')
  for (const count of [3, 2]) {
    const after = words.slice(count).join(' ')
    if (words.length > count && hasTitleWord(after))
      list.push({ text: words.slice(0, count).join(' '), after })
  }
  return list
}

function scoreOf(
  text: string,
  given: {
    line: Line
    email: string | undefined
    maxSize: number
    body: number
    label: string
    first: number
    isNearContact: boolean
  },
) {
  const { line } = given
  const words = bareName(text).split(/\s+/).length
  const size = line.fontSize ?? 0
  const isLargest = size > 0 && size >= given.maxSize - 0.3 && size > given.body + 0.9
  return (
    emailAffinity(text, given.email) * 2 +
    (isLargest ? 4 : size > given.body + 0.9 ? 1 : 0) +
    (line.index <= given.first ? 2 : line.index < given.first + 4 ? 1 : 0) +
    (given.isNearContact ? 1 : 0) +
    (line.bold || line.heading ? 0.5 : 0) +
    ((words >= 2 && words <= 4) || /\p{Lo}/u.test(text) ? 1 : words === 1 ? -1 : 0) +
    (nameLabel.test(given.label) ? 5 : 0) -
    (line.part === 'footer' ? 1 : 0)
  )
}

/** The name set over two lines in large letters, the given name above the family name. */
function joined(
  best: Candidate,
  fragments: readonly Fragment[],
  given: { email: string | undefined; body: number | undefined },
): Candidate & { lines: Line[] } {
  const lines = [best.fragment.line]
  const size = best.fragment.line.fontSize ?? 0
  if (best.after !== '' || size <= (given.body ?? size) + 0.9) return { ...best, lines }
  const at = fragments.indexOf(best.fragment)
  for (const step of [1, -1]) {
    const other = fragments[at + step]
    if (other === undefined || !looksLikeName(other.text) || other.line.fontSize === undefined) continue
    if (Math.abs((best.fragment.line.fontSize ?? 0) - other.line.fontSize) > 0.3) continue
    if (Math.abs(other.line.index - best.fragment.line.index) !== 1) continue
    const text = step === 1 ? `${best.text} ${other.text}` : `${other.text} ${best.text}`
    const pair = step === 1 ? [best.fragment.line, other.line] : [other.line, best.fragment.line]
    if (
      given.email === undefined ||
      emailAffinity(text, given.email) >= emailAffinity(best.text, given.email)
    ) {
      return { ...best, text, lines: pair }
    }
  }
  return { ...best, lines }
}

/**
 * The person's name among the fragments of the contact data, chosen by size, place on the page and likeness to the
 * e-mail address. Undefined when nothing is surely a name.
 */
export function chooseName(
  fragments: readonly Fragment[],
  given: {
    email: string | undefined
    body: number | undefined
    maxSize: number
    contactLines: ReadonlySet<Line>
  },
): Choice | undefined {
  const candidates: Candidate[] = []
  const first = fragments.find(({ text }) => !titleOfPage.test(text))?.line.index ?? 0
  const contacts = [...given.contactLines].map(({ index }) => index)
  for (const fragment of fragments) {
    const { label, text } = splitLabel(fragment.text)
    for (const reading of readings(text)) {
      const affinity = emailAffinity(reading.text, given.email)
      const isNamed = nameLabel.test(label) || affinity === 3
      // Some write everything small, also their name; the first line and the address then tell it.
      const isSmall =
        affinity >= 2 && fragment.line.index <= first && /^\p{Ll}+(?: \p{Ll}+){1,3}$/u.test(reading.text)
      if (
        !isSmall &&
        !looksLikeName(reading.text) &&
        !(isNamed && /^\p{Lu}[\p{L} .'’-]{3,50}$/u.test(reading.text))
      )
        continue
      if (
        reading.after !== '' &&
        !hasTitleWord(reading.after) &&
        emailAffinity(reading.text, given.email) < 3
      )
        continue
      const score = scoreOf(reading.text, {
        ...given,
        body: given.body ?? 0,
        line: fragment.line,
        label,
        first,
        isNearContact: contacts.some(
          (index) => index >= fragment.line.index && index <= fragment.line.index + 3,
        ),
      })
      candidates.push({ ...reading, fragment, score })
    }
  }
  const [best] = candidates.sort((a, b) => b.score - a.score)
  if (best === undefined || best.score < 3) return undefined
  const chosen = joined(best, fragments, given)
  const used = new Set(
    chosen.lines.length > 1
      ? fragments.filter(({ line, text }) => chosen.lines.includes(line) && chosen.text.includes(text))
      : [best.fragment],
  )
  const rest = fragments.flatMap((fragment) => {
    if (!used.has(fragment)) return [fragment]
    return fragment === best.fragment && best.after !== '' ? [{ ...fragment, text: best.after }] : []
  })
  return { name: new Sourced(chosen.text, chosen.lines), rest }
}
