import type { ExerciseKind, ExerciseTest } from '@nextrung/contract/exercises'
import { Check, CircleAlert } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import type { ExerciseRun } from './running/exercise-runner.ts'
import { TestItem } from './test-item.tsx'

const countText = ({ results }: ExerciseRun): string => {
  const passed = results.filter(({ status }) => status === 'passed').length
  return `${passed} of ${results.length} tests passed.`
}

const summaryOf = (run: ExerciseRun): string => {
  if (run.problem !== undefined) return 'Your code could not be run.'
  return run.passed ? 'All tests passed.' : countText(run)
}

const Summary = ({ run }: { run: ExerciseRun }) => (
  <p
    className={cn(
      'flex items-center gap-2 text-h3',
      run.passed ? 'text-accent-foreground' : 'text-destructive',
    )}
  >
    {run.passed ? (
      <Check aria-hidden className="size-5 shrink-0 stroke-[1.75]" />
    ) : (
      <CircleAlert aria-hidden className="size-5 shrink-0 stroke-[1.75]" />
    )}
    {summaryOf(run)}
  </p>
)

type TestResultsProps = { kind: ExerciseKind; tests: readonly ExerciseTest[]; run: ExerciseRun | undefined }

/** The hidden tests come last. */
const inOrder = (tests: readonly ExerciseTest[]) =>
  [...tests.entries()].sort(([, one], [, other]) => Number(one.isHidden) - Number(other.isHidden))

/** The tests, and after a run how each of them went. */
export const TestResults = ({ kind, tests, run }: TestResultsProps) => (
  <section aria-label="Tests" className="mt-6">
    <div role="status" className="min-h-6">
      {run ? <Summary run={run} /> : <h4 className="text-h3">What is tested</h4>}
      {run?.problem !== undefined && (
        <p className="mt-1 font-mono text-[.8125rem] leading-5 whitespace-pre-wrap text-destructive wrap-anywhere">
          {run.problem}
        </p>
      )}
    </div>
    <ul className="mt-2">
      {inOrder(tests).map(([at, test]) => (
        <TestItem
          key={at}
          kind={kind}
          test={test}
          result={run?.problem === undefined ? run?.results[at] : undefined}
        />
      ))}
    </ul>
  </section>
)
