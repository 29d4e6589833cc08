import { checkLine } from '../truth/check-line.ts'
import type { Violation } from '../truth/violation.ts'

type Claim = {
  text: string
  /** The person's words that it rests on, and texts of the knowledge base that it repeats. */
  sources: string[]
  /** The target role's wordings, which a sentence may name as an aim. */
  goals: string[]
}

const spelledOut = (text: string): string =>
  text
    .replace(/\b(I|i)['’]m\b/g, '$1 am')
    .replace(/\b(I|we)['’]ve\b/g, '$1 have')
    .replace(/\b(I|you|we)['’]ll\b/g, '$1 will')
    .replace(/\b(I)['’]d\b/g, '$1 would')

/**
 * Rewrites "Ask me about Brightwater, and I will say that I moved 310 staff" the way a resume says it, because the
 * first word is checked as the action: "moved 310 staff, ask me about Brightwater".
 */
const asResumeLine = (text: string): string =>
  text
    .replace(
      /^(.{1,160}[,:]|.{1,120}\bthat) (?:I|we)(?: also)? (\p{Ll}.+?)\.?$/su,
      (_, frame: string, deed: string) => {
        const opening = frame.replace(/[,:]$/, '')
        return `${deed}, ${opening.charAt(0).toLowerCase()}${opening.slice(1)}.`
      },
    )
    .replace(/^(?:I|We)(?: also)? (?=\p{Ll})/u, '')

/**
 * What a sentence of a story claims beyond its sources, by the same check as every resume line. Empty if nothing was
 * invented. Works on the sentences of any engine.
 */
export const checkStorySentence = ({ text, sources, goals }: Claim): Violation[] =>
  checkLine({ line: asResumeLine(spelledOut(text)), sources, goals })
