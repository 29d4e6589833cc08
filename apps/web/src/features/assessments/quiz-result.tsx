import { useEffect, useRef, useState } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { Bar } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import type { ShownResult } from './assessments.queries.ts'
import { difficultyNames } from './difficulty-names.ts'
import { LevelRungs } from './level-rungs.tsx'
import { Review } from './review.tsx'

const changeText = ({ previousLevel, proficiencyLevel }: ShownResult): string | undefined => {
  if (previousLevel === null) return undefined
  if (previousLevel === proficiencyLevel) return `The same level as last time.`
  return `Last time it was level ${previousLevel}.`
}

const Sentences = ({ title, sentences }: { title: string; sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <section>
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-small text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )

const ByDifficulty = ({ result }: { result: ShownResult }) => (
  <section>
    <h3 className="text-h3">{`${result.right ?? 0} of ${result.asked ?? 0} answered correctly`}</h3>
    <ul className="mt-2 grid max-w-sm gap-2">
      {result.byDifficulty.map(({ difficulty = 'beginner', right = 0, asked = 0 }) => (
        <li
          key={difficulty}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)_3.5rem] items-center gap-3 text-small"
        >
          <span>{difficultyNames[difficulty]}</span>
          <Bar thin value={right} max={Math.max(1, asked)} label={`Correct answers: ${difficulty}`} />
          <span className="text-right text-ink-2">{`${right} of ${asked}`}</span>
        </li>
      ))}
    </ul>
  </section>
)

type QuizResultProps = { runId: number; result: ShownResult; onAgain: () => void }

/** The level that a quiz found, how sure it is and what it rests on. */
export const QuizResult = ({ runId, result, onAgain }: QuizResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReviewing, setReviewing] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const due = dayText(result.nextAssessmentDue)
  const change = changeText(result)
  return (
    <div className="mt-3 grid gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="mb-2 text-h2 outline-none">
          {`Your level in ${result.skill}`}
        </h3>
        <LevelRungs level={result.proficiencyLevel} name={result.levelName} confidence={result.confidence} />
        {result.levelMeaning && <p className="mt-3 max-w-prose text-body">{result.levelMeaning}</p>}
        {change && <p className="mt-1 text-small text-ink-2">{change}</p>}
        {due && <p className="mt-1 text-small text-ink-2">{`Due for a retest on ${due}.`}</p>}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <ByDifficulty result={result} />
          <Sentences title="How we got this" sentences={result.basis} />
        </div>
        <div className="grid content-start gap-6">
          <Sentences title="What you showed" sentences={result.strengths} />
          <Sentences title="What to learn next" sentences={result.improvementAreas} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>Done</Button>
        <Button variant="outline" aria-expanded={isReviewing} onClick={() => setReviewing(!isReviewing)}>
          {isReviewing ? 'Hide the answers' : 'Read the answers again'}
        </Button>
      </div>
      {isReviewing && <Review runId={runId} />}
    </div>
  )
}
