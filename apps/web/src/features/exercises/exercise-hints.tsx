import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import { type ShownExercise, useTakeHint } from './exercises.queries.ts'

/** Hints, one after the other, from a nudge to nearly the answer. */
export const ExerciseHints = ({ exercise: { id, hints, hintCount = 0 } }: { exercise: ShownExercise }) => {
  const take = useTakeHint(id)
  const next = hints.length + 1
  return (
    <section aria-label="Hints" className="border-t border-line pt-5 not-first:mt-6">
      <h4 className="text-h3">Hints</h4>
      <div role="status">
        <ol className="mt-1.5 grid list-decimal gap-1.5 pl-5 text-small text-ink-2">
          {hints.map((hint) => (
            <li key={hint}>
              <TextWithCode>{hint}</TextWithCode>
            </li>
          ))}
        </ol>
      </div>
      {next <= hintCount && (
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          busy={take.isPending}
          onClick={() => take.mutate(next)}
        >
          {`Show hint ${next} of ${hintCount}`}
        </Button>
      )}
      <SaveFailure
        error={take.error}
        fallback="The hint could not be loaded. Please try again."
        className="mt-2"
      />
    </section>
  )
}
