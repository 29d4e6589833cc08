import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { useAnswerUnsure } from './unsure.queries.ts'
import { type Answer, UnsureQuestion } from './unsure-question.tsx'

const things = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'}`

const keyOf = ({ pointer, question, value }: ShownResume['unsure'][number]) =>
  [pointer, question, value].join('|')

/** Which questions are open, which of them were put off, and how many were answered on this visit. */
const useQuestions = (resume: ShownResume) => {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const [answered, setAnswered] = useState(0)
  const open = resume.status === 'completed' ? resume.unsure : []
  const current = open.find((field) => !skipped.has(keyOf(field)))
  return {
    open,
    current,
    answered,
    key: current && keyOf(current),
    countAnswer: () => setAnswered((count) => count + 1),
    skip: () => current && setSkipped(new Set([...skipped, keyOf(current)])),
    startAgain: () => setSkipped(new Set()),
  }
}

/** What the reader is not sure of, one question after the other; renders nothing if there is nothing to ask. */
export const UnsurePanel = ({ resume }: { resume: ShownResume }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useAnswerUnsure(resume.id)
  const { open, current, answered, key, countAnswer, skip, startAgain } = useQuestions(resume)
  const [hasMoved, setMoved] = useState(false)

  // The button that was pressed is gone; its place in the page is taken by the next question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes with the question.
  useEffect(() => {
    if (!hasMoved) return
    heading.current?.focus({ preventScroll: true })
    setMoved(false)
  }, [key, hasMoved])

  const send = (given: Answer) => {
    if (!current || answer.isPending) return
    answer.mutate(
      { ...given, pointer: current.pointer },
      {
        onSuccess: () => {
          countAnswer()
          setMoved(true)
        },
      },
    )
  }
  const putOff = () => {
    skip()
    setMoved(true)
  }
  if (open.length === 0 && answered === 0) return null
  const title = open.length > 0 ? `Please check ${things(open.length)}` : 'Everything is checked'
  return (
    <Card aria-labelledby="unsure-questions" aria-busy={answer.isPending || undefined}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="unsure-questions" ref={heading} tabIndex={-1} className="text-h2">
          {title}
        </h2>
        {answered > 0 && (
          <p role="status" className="text-small text-muted-foreground tabular-nums">
            {`${answered} answered`}
          </p>
        )}
      </header>
      {open.length === 0 && (
        <p className="mt-0.5 text-small text-ink-2">Thank you. Your answers are part of your resume now.</p>
      )}
      {current && (
        <UnsureQuestion
          key={key}
          field={current}
          fileName={resume.fileName}
          busy={answer.isPending}
          onAnswer={send}
          onSkip={putOff}
        />
      )}
      {!current && open.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-ink-2">
            You left these for later. Until then they stay as we read them.
          </p>
          <Button variant="outline" size="small" onClick={startAgain}>
            Check now
          </Button>
        </div>
      )}
    </Card>
  )
}
