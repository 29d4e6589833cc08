import type { AnswerClarity, StructurePart } from './answer-mark.ts'
import type { MarkedQuestion } from './marking-input.ts'

const advice: Readonly<Record<string, string>> = {
  situation: 'Open with one sentence on where and when this was, so the rest has a place to happen.',
  task: 'Say what you had to achieve before you tell what you did.',
  action: 'Tell what you yourself did, step by step, with “I” rather than “we”.',
  result: 'Finish with how it turned out, with a figure if you have one.',
  requirements: 'Begin with the questions you would ask, or the assumptions you make instead.',
  estimate: 'Put rough numbers on it, such as requests, records or money; they decide the design.',
  design: 'Name the parts of the system and how a request passes through them.',
  'trade-offs': 'Say what your choice costs and when you would choose differently.',
  reason: 'Give the reason with each statement: a “because” is what interviewers listen for.',
  'example or limit': 'Add an example from your own work, or say where this stops being true.',
}

/** A sentence on the most important part that is missing, or nothing. */
export function structureRemark(parts: readonly StructurePart[], type: MarkedQuestion['type']): string {
  const missing = parts.filter(({ present }) => !present)
  const [first] = type === 'behavioral' || type === 'leadership' ? missing.toReversed() : missing
  return first ? (advice[first.part] ?? '') : ''
}

const manyFillers = 3
const manyHedges = 3
const longSentence = 45

const lengthRemarks = {
  'too-short': 'It is over before an interviewer has heard you think: aim for about a minute.',
  'too-long': 'It runs long; make your three strongest points and stop.',
  fitting: '',
} as const

/** A sentence on what makes the answer hard to follow, or nothing. */
export function clarityRemark({ words, fillers, hedges, longestSentence, length }: AnswerClarity): string {
  if (lengthRemarks[length]) return lengthRemarks[length]
  if (longestSentence > longSentence)
    return `Your longest sentence has ${longestSentence} words; one idea a sentence is easier to follow.`
  if (fillers >= manyFillers && fillers / words > 0.015)
    return `${fillers} filler words such as “um” or “you know” slipped in; a short pause does the same job.`
  if (hedges >= manyHedges && hedges / words > 0.015)
    return `You hedge ${hedges} times; where you are sure, say it plainly.`
  return ''
}
