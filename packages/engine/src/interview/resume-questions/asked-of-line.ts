import type { ResumeQuestionKind } from '@nextrung/knowledge/interview/resume-question-kinds'
import { guidanceIn, sharesWork, technologyIn, tellsChange, tellsCount } from './line-kinds.ts'
import { inQuotes } from './quoted-line.ts'

/** A question about a line, before it is given key points. */
export type AskedOfLine = { kind: ResumeQuestionKind; question: string; followUps: [string, string] }

const says = (line: string): string => `Your resume says: ${inQuotes(line)}.`

const askTechnology = (line: string, technology: string): AskedOfLine => ({
  kind: 'technology',
  question: `${says(line)} Why ${technology}, and what would the alternative have been?`,
  followUps: [
    `Who decided on ${technology}, and what would you choose today?`,
    `What was the hardest problem you had with ${technology}?`,
  ],
})

const others: Record<
  Exclude<ResumeQuestionKind, 'technology' | 'gap' | 'move'>,
  Omit<AskedOfLine, 'kind'>
> = {
  change: {
    question: 'How did you measure that, and what was your own part in it?',
    followUps: [
      'What was the value before, and over which period did you measure it?',
      'What else changed at that time that may explain part of it?',
    ],
  },
  count: {
    question: 'What did it take, and what was your own part in it?',
    followUps: ['What did an ordinary day look like?', 'Where does the figure come from?'],
  },
  led: {
    question: 'Tell me about a decision that you had to make there. How did the others take it?',
    followUps: [
      'How far did your responsibility go, and who had the last word?',
      'What would those people say you should have done differently?',
    ],
  },
  taught: {
    question: 'How did you go about it, and how did you know that they had learned it?',
    followUps: [
      'Tell me about somebody for whom your usual way did not work.',
      'What can they do today without you?',
    ],
  },
  'own-part': {
    question: 'What exactly did you do yourself, and what did others do?',
    followUps: ['What would have been missing without you?', 'What came of it in the end?'],
  },
}

const askOther = (kind: keyof typeof others, line: string): AskedOfLine => ({
  ...others[kind],
  kind,
  question: `${says(line)} ${others[kind].question}`,
})

/** What an interviewer would ask about a line, the most telling question first; none for a line that tells nothing. */
export const askAboutLine = (line: string): AskedOfLine[] => {
  const guidance = guidanceIn(line)
  const technology = technologyIn(line)
  const changes = tellsChange(line)
  return [
    ...(changes ? [askOther('change', line)] : []),
    ...(guidance ? [askOther(guidance, line)] : []),
    ...(sharesWork(line) ? [askOther('own-part', line)] : []),
    ...(technology ? [askTechnology(line, technology)] : []),
    ...(!changes && tellsCount(line) ? [askOther('count', line)] : []),
  ]
}
