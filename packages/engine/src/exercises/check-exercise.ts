import { valueAt } from '@nextrung/contract/exercise-paths'
import { applyPattern, patternIn, patternProblem } from '@nextrung/contract/exercise-patterns'
import { judgeTest } from '@nextrung/contract/exercise-verdict'
import { ExerciseTest, exerciseLimits, TestOutcome } from '@nextrung/contract/exercises'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'

export const CheckInput = z.object({
  kind: z.enum(['regex', 'json', 'yaml']),
  code: z.string().max(exerciseLimits.codeCharacters),
  flags: z.string(),
  tests: z.array(ExerciseTest).max(exerciseLimits.testsPerExercise),
})
export type CheckInput = z.output<typeof CheckInput>

export const CheckedExercise = z.object({
  passed: z.boolean(),
  outcomes: z.array(TestOutcome),
  /** Why the code could not be read; there are no outcomes then. */
  problem: z.string().nullable(),
})
export type CheckedExercise = z.output<typeof CheckedExercise>

type Look = (test: ExerciseTest) => unknown

const lookWithPattern = ({ code, flags }: CheckInput): Look => {
  const pattern = patternIn(code)
  const problem = patternProblem(pattern, flags)
  if (problem) throw new Error(problem)
  return ({ probe, setup = '' }) => applyPattern({ pattern, flags }, { probe, text: setup })
}

const readYaml = ({ code, flags }: CheckInput): unknown => {
  const documents = parseAllDocuments(code)
  for (const { errors } of documents) if (errors[0]) throw new Error(errors[0].message)
  // Aliases that multiply beyond reason make this throw.
  const values = documents.map((document) => document.toJS())
  return flags === 'documents' ? values : values[0]
}

const lookFor = (input: CheckInput): Look => {
  if (input.kind === 'regex') return lookWithPattern(input)
  const root: unknown = input.kind === 'json' ? JSON.parse(input.code) : readYaml(input)
  return ({ probe }) => valueAt(root, probe)
}

/**
 * Tests a regular expression, a JSON or a YAML file against its exercise. A hostile pattern may take forever; only run
 * this where it is stopped after its time.
 */
export const checkExercise = (input: CheckInput): CheckedExercise => {
  try {
    const look = lookFor(input)
    const outcomes = input.tests.map((test) => judgeTest(test, JSON.stringify(look(test)) ?? null))
    return { passed: outcomes.length > 0 && outcomes.every(({ passed }) => passed), outcomes, problem: null }
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 500) : 'This could not be read.'
    return { passed: false, outcomes: [], problem }
  }
}
