import { type AttemptRecord, exerciseLimits, serverCheckedKinds } from '@nextrung/contract/exercises'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ShownExercise, useRecordAttempt } from './exercises.queries.ts'
import { type ExerciseRun, type ExerciseRunner, makeExerciseRunner } from './running/exercise-runner.ts'

const sizeProblem = (kind: ShownExercise['kind'], code: string): string | undefined => {
  const most = serverCheckedKinds.includes(kind)
    ? exerciseLimits.shortCodeCharacters
    : exerciseLimits.codeCharacters
  return code.length > most
    ? `Your code is too long to run: ${code.length.toLocaleString('en-US')} characters, at most ${most.toLocaleString('en-US')}.`
    : undefined
}

/** Where the server checked too, its verdict stands. */
const settled = (run: ExerciseRun, { checkedBy, passed, outcomes, problem }: AttemptRecord): ExerciseRun => {
  if (checkedBy !== 'server') return run
  const results = run.results.map((result, at) => {
    const outcome = outcomes[at]
    return outcome
      ? { ...result, ...outcome, status: outcome.passed ? ('passed' as const) : ('failed' as const) }
      : result
  })
  return { passed, problem: problem ?? run.problem, results }
}

/** Runs the tests on code, and tells the server how it went. */
export const useExerciseRun = (exercise: ShownExercise) => {
  const { id, kind, tests } = exercise
  const [runnable] = useState({ kind, tests, schema: exercise.schema ?? null, flags: exercise.flags ?? null })
  const runner = useRef<ExerciseRunner>(null)
  const [latest, setLatest] = useState<ExerciseRun>()
  const save = useRecordAttempt(id)

  useEffect(() => {
    const made = makeExerciseRunner(runnable)
    runner.current = made
    // If it fails, the first run tries again and says so.
    made.prepare().catch(() => {})
    return () => made.dispose()
  }, [runnable])

  const record = (code: string, run: ExerciseRun) =>
    save.mutate({ code, passed: run.passed }, { onSuccess: (saved) => setLatest(settled(run, saved)) })

  const running = useMutation({
    mutationFn: async (code: string): Promise<ExerciseRun> => {
      const problem = sizeProblem(kind, code)
      if (problem) return { passed: false, problem, results: [] }
      return (await runner.current?.run(code)) ?? { passed: false, problem: 'Nothing ran.', results: [] }
    },
    onSuccess: (run, code) => {
      setLatest(run)
      if (sizeProblem(kind, code) === undefined) record(code, run)
    },
    networkMode: 'always',
  })

  return {
    latest,
    isRunning: running.isPending || save.isPending,
    failure: running.error,
    /** The run happened; the server does not know of it. */
    saveFailure: save.error,
    saveAgain: () => {
      if (save.variables && latest) record(save.variables.code, latest)
    },
    run: (code: string) => {
      if (!running.isPending && !save.isPending) running.mutate(code)
    },
  }
}
