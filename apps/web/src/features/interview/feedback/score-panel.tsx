import type { RefObject } from 'react'
import { Bar } from '../../../ui/bar.tsx'
import { Mascot } from '../../../ui/mascot.tsx'
import { Rungs } from '../../../ui/rungs.tsx'
import { SourceNote } from '../../../ui/source-note.tsx'
import type { ShownFeedback } from '../interview.queries.ts'

const rungs = 10
const goodFrom = 75

const notAnswers: Record<string, string> = {
  empty: 'There is nothing here that answers the question.',
  'other-script': 'Answers are marked in English.',
  'off-topic': 'This is about something other than the question.',
  'question-repeated': 'This repeats the question. Say it in your own words.',
  'key-points-pasted': 'This repeats the key points. Say what you would do about each.',
  keywords: 'These are single words. An answer needs sentences that say how they belong together.',
  repeated: 'This says the same thing again and again. One time counts.',
  instructions: 'This speaks to the marker and does not answer the question.',
}

const basisText =
  'Worked out on this server from the key points your answer covers, what in it is wrong, how it is built and how clear it is. It is an estimate: nobody has read your answer.'

const Part = ({ label, value }: { label: string; value: number | undefined }) =>
  value !== undefined && (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 text-small">
      <span className="text-ink-2">{label}</span>
      <span className="font-550">{`${Math.round(value)}%`}</span>
      <Bar thin value={value} label={label} className="col-span-2 mt-1" />
    </li>
  )

type ScorePanelProps = {
  feedback: ShownFeedback
  /** The last marked answer, where a good score is celebrated. */
  isLatest: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The score and what it is made of. */
export const ScorePanel = ({ feedback, isLatest, headingRef }: ScorePanelProps) => {
  const { score, technicalAccuracy, communicationClarity, correctOption, notAnAnswer } = feedback
  const shown = Math.round(score)
  const isEstimate = technicalAccuracy !== undefined && correctOption === undefined
  return (
    <div className="min-w-0 bg-sunken px-[18px] py-5 md:px-8 md:py-6">
      <div className="flex items-start justify-between gap-4">
        <h3 ref={headingRef} tabIndex={-1} className="outline-none">
          <span className="block text-small font-normal text-muted-foreground">Score</span>
          <span className="text-figure">{`${shown}%`}</span>
        </h3>
        {isLatest && shown >= goodFrom && <Mascot state="celebrating" width={64} />}
      </div>
      <Rungs
        count={rungs}
        filled={Math.round(shown / rungs)}
        label="Score"
        valueNow={shown}
        valueMax={100}
        className="mt-3 [&>span]:bg-card"
      />
      {correctOption === undefined && (
        <ul className="mt-5 grid gap-3">
          <Part label="Technical accuracy" value={technicalAccuracy} />
          <Part label="Communication" value={communicationClarity} />
        </ul>
      )}
      {correctOption !== undefined && (
        <p className="mt-4 text-small text-ink-2">
          {shown === 100
            ? 'You chose the right option.'
            : 'Read beside your answer why another option is right.'}
        </p>
      )}
      {notAnAnswer && notAnswers[notAnAnswer] && (
        <p className="mt-4 text-small text-caution">{notAnswers[notAnAnswer]}</p>
      )}
      {isEstimate && (
        <SourceNote kind="half" name="Estimated by the built-in engine" text={basisText} className="mt-4" />
      )}
    </div>
  )
}
