import { dayOfMoment } from '../../../lib/moment-text.ts'
import { TextWithCode } from '../../../ui/text-with-code.tsx'
import { difficultyLabel, scenarioLabel } from '../interview-choices.ts'
import type { ShownAnswer } from './history.queries.ts'
import { wordsOf } from './words-of.ts'

/** `20 Nov 2026 · Technical · Intermediate · Multiple choice` */
const factsOf = (answer: ShownAnswer): string =>
  [
    dayOfMoment(answer.answeredAt),
    answer.questionType && scenarioLabel(answer.questionType),
    answer.difficulty && difficultyLabel(answer.difficulty),
    answer.isMultipleChoice && 'Multiple choice',
    answer.isFollowUp && 'Follow-up, not in the averages',
  ]
    .filter(Boolean)
    .join(' · ')

type AnswerRowProps = { answer: ShownAnswer; onShow: (id: number) => void }

export const AnswerRow = ({ answer, onShow }: AnswerRowProps) => (
  <li className="border-t border-line first:border-t-0">
    <button
      type="button"
      onClick={() => onShow(answer.id)}
      className="group flex w-full items-start justify-between gap-4 rounded-sm py-3 text-left hover:text-accent-foreground"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="line-clamp-2 text-body font-550">
          <TextWithCode>{wordsOf(answer.question)}</TextWithCode>
        </span>
        <span className="block text-caption text-muted-foreground">{factsOf(answer)}</span>
      </span>
      <span className="shrink-0 text-h3">{`${Math.round(answer.score)}%`}</span>
    </button>
  </li>
)
