import { withoutEnd } from '../text/phrases.ts'
import { checkLine } from '../truth/check-line.ts'
import type { Violation } from '../truth/violation.ts'

type Claim = {
  text: string
  /** The person's words it is based on. */
  sources: string[]
  /** The target role's wordings, which a text may name as a goal. */
  goals: string[]
}

/** Whether the text is only source text, each source used once, joined by punctuation. */
const isMadeOf = (text: string, sources: string[]): boolean => {
  const left = sources
    .map(withoutEnd)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, source) => rest.replace(source, ' '), text)
  return !/[\p{L}\p{N}]/u.test(left)
}

/**
 * Rewrites "At Brightwater, I moved 310 staff" the way a resume says it, because the first word is checked as the
 * action.
 */
export const asResumeLine = (text: string): string =>
  text
    .replace(/^At (.{1,120}?), (?:I|we) (.+?)\.?$/su, '$2 at $1.')
    .replace(/^In the project (.{1,120}?), (?:I|we) (.+?)\.?$/su, '$2 in the project $1.')
    .replace(/^(?:From my work at|From the project) (.{1,120}?): (.+?)\.?$/su, '$2, from $1.')
    .replace(/^From my work: /u, '')
    .replace(/^I (?=\p{Ll})/u, '')

/**
 * What a sentence of a LinkedIn text claims beyond its sources, using the same check as every resume line. Empty if
 * nothing was invented. Works on the output of any engine.
 */
export const checkLinkedInText = ({ text, sources, goals }: Claim): Violation[] =>
  isMadeOf(text, sources) ? [] : checkLine({ line: asResumeLine(text), sources, goals })
