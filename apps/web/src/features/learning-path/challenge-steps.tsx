import { Fold } from '../../ui/fold.tsx'
import type { ShownChallenge } from './shown-learning.ts'

const mark = 'Result:'

/** A step ends with what it results in. */
const splitStep = (step: string): { action: string; result: string | undefined } => {
  const at = step.lastIndexOf(mark)
  return at === -1
    ? { action: step, result: undefined }
    : { action: step.slice(0, at).trim(), result: step.slice(at + mark.length).trim() }
}

const Step = ({ step }: { step: string }) => {
  const { action, result } = splitStep(step)
  return (
    <li className="wrap-anywhere">
      {action}
      {result && (
        <span className="mt-0.5 block text-muted-foreground">
          <span className="font-550">Result:</span> {result}
        </span>
      )}
    </li>
  )
}

/** How to go about the challenge, and how to know that it is done. */
export const ChallengeSteps = ({ challenge }: { challenge: ShownChallenge }) => {
  const { title, steps, acceptanceCriteria } = challenge
  if (steps.length === 0 && acceptanceCriteria.length === 0) return null
  return (
    <Fold
      summary={
        <>
          Step by step<span className="sr-only">{`: ${title}`}</span>
        </>
      }
    >
      <ol className="mt-1 grid list-decimal gap-2.5 pl-5 text-small text-ink-2 marker:text-muted-foreground">
        {steps.map((step) => (
          <Step key={step} step={step} />
        ))}
      </ol>
      {acceptanceCriteria.length > 0 && (
        <>
          <h4 className="mt-3.5 text-small font-550">You are done when</h4>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2 marker:text-muted-foreground">
            {acceptanceCriteria.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Fold>
  )
}
