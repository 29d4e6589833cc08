import type { ResumeQuestionKind } from '@nextrung/knowledge/interview/resume-question-kinds'
import { guidanceIn, sharesWork, technologyIn, tellsChange, tellsCount } from './line-kinds.ts'
import { inQuotes } from './quoted-line.ts'
import type { ResumeFollowUp } from './resume-question.ts'

/** A question about a line, before it is given key points. */
export type AskedOfLine = {
  kind: ResumeQuestionKind
  question: string
  followUps: [ResumeFollowUp, ResumeFollowUp]
}

const says = (line: string): string => `Your resume says: ${inQuotes(line)}.`

const askTechnology = (line: string, technology: string): AskedOfLine => ({
  kind: 'technology',
  question: `${says(line)} Why ${technology}, and what would the alternative have been?`,
  followUps: [
    { question: `Who decided on ${technology}, and what would you choose today?`, about: [0, 1] },
    { question: `What was the hardest problem you had with ${technology}?`, about: [2] },
  ],
})

const others: Record<
  Exclude<ResumeQuestionKind, 'technology' | 'gap' | 'move'>,
  Omit<AskedOfLine, 'kind'>
> = {
  change: {
    question: 'How did you measure that, and what was your own part in it?',
    followUps: [
      { question: 'What was the value before, and over which period did you measure it?', about: [0, 1] },
      { question: 'What else changed at that time that may explain part of it?', about: [4] },
    ],
  },
  count: {
    question: 'What did it take, and what was your own part in it?',
    followUps: [
      { question: 'What was the hardest part of it, and how did you deal with that?', about: [3, 2] },
      { question: 'Where does the figure come from, and which part of it was your own work?', about: [0, 1] },
    ],
  },
  led: {
    question: 'Tell me about a decision that you had to make there. How did the others take it?',
    followUps: [
      { question: 'How far did your responsibility go, and which decision was yours?', about: [0, 1] },
      { question: 'What would those people say you should have done differently?', about: [2, 5] },
    ],
  },
  taught: {
    question: 'How did you go about it, and how did you know that they had learned it?',
    followUps: [
      { question: 'Tell me about somebody for whom your usual way did not work.', about: [0, 1] },
      { question: 'What can they do today without you?', about: [2] },
    ],
  },
  'own-part': {
    question: 'What exactly did you do yourself, and what did others do?',
    followUps: [
      { question: 'What would have been missing without you?', about: [0, 1] },
      { question: 'What was it for, and what came of it in the end?', about: [2, 3] },
    ],
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
