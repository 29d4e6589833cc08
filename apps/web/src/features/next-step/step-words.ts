import type { ShownDay, ShownStep } from './next-step.queries.ts'
import type { StepAnswer } from './next-step-calls.ts'

const actions: Record<string, string> = {
  'choose-role': 'Choose a role',
  'upload-resume': 'Upload your resume',
  'answer-questions': 'Answer the questions',
  'claim-skills': 'Name your skills',
  'generate-path': 'Open your learning path',
  'take-quiz': 'Open the quiz',
  'practise-interview': 'Open interview practice',
  'continue-course': 'Open the course',
  'finish-milestone': 'Open the milestone',
  'improve-resume': 'See your score',
  'start-course': 'Open the course',
  'try-challenge': 'Open the challenge',
}

/** The label of the link to where the step is done. */
export const actionLabel = (kind: ShownStep['kind']): string => actions[kind ?? ''] ?? 'Go there'

/** What the person can say to a step, in the order of the buttons. */
export const replies: readonly { answer: StepAnswer; label: string }[] = [
  { answer: 'done', label: 'Done' },
  { answer: 'later', label: 'Not this week' },
  { answer: 'never', label: 'Not for me' },
]

const outcomes: Record<string, string> = {
  done: 'Done today',
  later: 'Put off for a week',
  never: 'Won’t be suggested again',
}

/** What the last answer of the day led to. */
export const answeredText = ({ answer, title }: NonNullable<ShownDay['answered']>): string =>
  `${outcomes[answer] ?? 'Answered'}: ${title}`

/** What a screen reader says once a reply was sent. */
export const spokenText = ({ step, message, answered }: ShownDay): string =>
  [answered && answeredText(answered), step ? `Today’s step: ${step.title}` : (message ?? nothingText)]
    .filter(Boolean)
    .join(' ')

export const nothingText = 'There is nothing that we would suggest now.'
