import type { AnswerMark, HeldBelief, MarkedPoint } from './answer-mark.ts'
import type { MarkedQuestion } from './marking-input.ts'
import type { TakenBack } from './taken-back.ts'

const withStop = (text: string): string => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`)

const quoted = (quote: string): string => `“${quote.replace(/^[\s•*–-]+|\s+$/g, '').replace(/[,;:]$/, '')}”`

type State = MarkedPoint['state']

/** Where one sentence says two things, it is quoted once. */
const again: Readonly<Record<State, string>> = {
  met: 'The sentence quoted above says this too.',
  partly: 'The sentence quoted above comes near it.',
  missed: '',
}

type Points = Pick<AnswerMark, 'points' | 'notAnAnswer'>

/** Each key point with the words that said it, by how it came out; empty where none did. */
export function describePoints(
  { keyPoints }: MarkedQuestion,
  { points, notAnAnswer }: Points,
): Readonly<Record<State, string>> {
  const quotes = new Set<string>()
  const said = ({ state, quote }: MarkedPoint): string => {
    if (quote === null) return ''
    if (quotes.has(quote)) return `\n  ${again[state]}`
    quotes.add(quote)
    return `\n  You said: ${quoted(quote)}`
  }
  const section = (state: State, heading: string): string => {
    const lines = points
      .filter((point) => point.state === state)
      .map((point) => {
        const { point: wanted = '', essential } = keyPoints[point.place] ?? {}
        const turning = essential && state !== 'met' ? ' (the answer turns on this)' : ''
        return `- ${withStop(`${wanted}${turning}`)}${said(point)}`
      })
    return lines.length === 0 ? '' : `${heading}\n${lines.join('\n')}`
  }
  return {
    met: section('met', 'What you covered'),
    partly: section('partly', 'What you touched on'),
    missed: section('missed', notAnAnswer === null ? 'What is missing' : 'What a good answer covers'),
  }
}

type PutRight = { beliefs: readonly HeldBelief[]; takenBack: readonly TakenBack[] }

/** Each wrong belief with the words that held it and what is right, and what the answer itself takes back. */
export function describeBeliefs({ wrongBeliefs }: MarkedQuestion, { beliefs, takenBack }: PutRight): string {
  const lines = beliefs.map(
    ({ place, quote }) =>
      `- You said: ${quoted(quote)}\n  ${withStop(wrongBeliefs[place]?.correction ?? '')}`,
  )
  const denied = takenBack.map(
    (one) => `- You said: ${quoted(one.said.text)}\n  Then you took it back: ${quoted(one.denied.text)}`,
  )
  if (lines.length + denied.length === 0) return ''
  return `What to put right\n${[...lines, ...denied].join('\n')}`
}
