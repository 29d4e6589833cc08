import { Fold } from '../../ui/fold.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import { ExerciseFacts } from './exercise-facts.tsx'
import type { ShownExercise } from './exercises.queries.ts'
import { kindNames, kindNotes } from './kind-names.ts'
import { CodeBlock } from './value-view.tsx'

/** What to do, and with what. */
export const ExerciseTask = ({ exercise }: { exercise: ShownExercise }) => {
  const { title, kind, task, schema, flags } = exercise
  return (
    <>
      <h3 className="text-h2 wrap-anywhere">{title}</h3>
      <div className="mt-1.5">
        <ExerciseFacts exercise={exercise} />
      </div>
      <div className="mt-4 grid gap-2.5 text-body">
        {task.map((paragraph) => (
          <p key={paragraph}>
            <TextWithCode>{paragraph}</TextWithCode>
          </p>
        ))}
      </div>
      {kind === 'regex' && flags && (
        <p className="mt-2.5 text-small text-ink-2">
          It runs with the flags <TextWithCode>{`\`${flags}\``}</TextWithCode>.
        </p>
      )}
      {schema && (
        <Fold summary="The tables" className="mt-4" defaultOpen>
          <div className="mt-2">
            <CodeBlock label="The tables">{schema.trim()}</CodeBlock>
          </div>
        </Fold>
      )}
      <p className="mt-4 text-caption text-muted-foreground">{`${kindNames[kind]}. ${kindNotes[kind]}`}</p>
    </>
  )
}
