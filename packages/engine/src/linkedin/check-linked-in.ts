import { withoutEnd } from '../text/phrases.ts'
import { checkLine } from '../truth/check-line.ts'
import type { Violation } from '../truth/violation.ts'

type Claim = {
  text: string
  /** The person's words behind it. */
  sources: string[]
  /** The target role in its wordings, which a text may name as an aim. */
  goals: string[]
}

/** Nothing but words of the sources, each source once, with signs between them. */
const isMadeOf = (text: string, sources: string[]): boolean => {
  const left = sources
    .map(withoutEnd)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, source) => rest.replace(source, ' '), text)
  return !/[\p{L}\p{N}]/u.test(left)
}

/** "At Brightwater, I moved 310 staff" as a resume says it, because the first word is judged as the deed. */
export const asResumeLine = (text: string): string =>
  text
    .replace(/^At (.{1,120}?), (?:I|we) (.+?)\.?$/su, '$2 at $1.')
    .replace(/^In the project (.{1,120}?), (?:I|we) (.+?)\.?$/su, '$2 in the project $1.')
    .replace(/^(?:From my work at|From the project) (.{1,120}?): (.+?)\.?$/su, '$2, from $1.')
    .replace(/^From my work: /u, '')
    .replace(/^I (?=\p{Ll})/u, '')

/**
 * What a sentence of a LinkedIn text claims that its sources do not hold, by the same check that every line of a
 * resume passes. Empty when nothing was invented. Works on the texts of any engine.
 */
export const checkLinkedInText = ({ text, sources, goals }: Claim): Violation[] =>
  isMadeOf(text, sources) ? [] : checkLine({ line: asResumeLine(text), sources, goals })
