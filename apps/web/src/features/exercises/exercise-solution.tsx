import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { type ShownExercise, useShowSolution } from './exercises.queries.ts'
import { CodeBlock } from './value-view.tsx'

type AskProps = { isSending: boolean; onShow: () => void }

const cost = 'If you see it before you pass, your pass will not count as a skill you have shown.'

const AskFirst = ({ isSending, onShow }: AskProps) => {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button variant="outline" size="small" className="mt-3" onClick={() => setAsked(true)}>
        Show a solution
      </Button>
    )
  return (
    <>
      <p role="status" className="mt-2 text-small text-caution">
        {cost}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button autoFocus variant="outline" size="small" onClick={() => setAsked(false)}>
          Keep trying
        </Button>
        <Button variant="outline" size="small" busy={isSending} onClick={onShow}>
          Show it anyway
        </Button>
      </div>
    </>
  )
}

/** One way to solve it, for those who have tried. */
export const ExerciseSolution = ({ exercise: { id, state, solution } }: { exercise: ShownExercise }) => {
  const show = useShowSolution(id)
  return (
    <section aria-label="Solution" className="mt-6 border-t border-line pt-5">
      <h4 className="text-h3">Solution</h4>
      {solution ? (
        <div role="status" className="mt-2">
          <CodeBlock label="A solution">{solution.trimEnd()}</CodeBlock>
        </div>
      ) : (
        <>
          {!state.canSeeSolution && (
            <p className="mt-1 text-small text-ink-2">
              You can see one after you have changed the code and run the tests.
            </p>
          )}
          {state.canSeeSolution && state.passedAt === null && (
            <AskFirst isSending={show.isPending} onShow={() => show.mutate()} />
          )}
          {state.canSeeSolution && state.passedAt !== null && (
            <Button
              variant="outline"
              size="small"
              className="mt-3"
              busy={show.isPending}
              onClick={() => show.mutate()}
            >
              Compare with a solution
            </Button>
          )}
        </>
      )}
      <SaveFailure
        error={show.error}
        fallback="The solution could not be loaded. Please try again."
        className="mt-2"
      />
    </section>
  )
}
