import '../../ui/serif.css'
import type { SupportMessage } from '@nextrung/contract/support'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

const Question = ({ question }: { question: SupportMessage }) => (
  <details className="group py-3">
    <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-sm [&::-webkit-details-marker]:hidden">
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 text-muted-foreground transition-transform duration-200 group-open:rotate-180"
      />
      <span dir="auto" className="min-w-0 flex-1 basis-48 font-550 wrap-anywhere">
        {question.subject}
      </span>
      {question.isPriority && <Badge tone="info">Priority</Badge>}
      <Badge tone={question.status === 'open' ? 'accent' : 'neutral'}>
        {question.status === 'open' ? 'Open' : 'Closed'}
      </Badge>
      <time dateTime={question.createdAt} className="text-caption text-muted-foreground">
        {dayText(question.createdAt)}
      </time>
    </summary>
    <p
      dir="auto"
      className="mt-2 pl-7 text-start font-serif text-[.96875rem] leading-6 whitespace-pre-line wrap-anywhere"
    >
      {question.message}
    </p>
  </details>
)

/** The person's earlier questions, newest first. */
export const QuestionList = ({ questions }: { questions: SupportMessage[] }) => {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h2">
        Your questions
      </h2>
      {questions.length === 0 ? (
        <p className="mt-2 text-small text-ink-2">You have not asked anything yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {questions.map((question) => (
            <li key={question.id}>
              <Question question={question} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
