import { cssExercises } from './exercises/css.ts'
import type { AuthoredExercise, AuthoredTest } from './exercises/exercise.ts'
import { htmlExercises } from './exercises/html.ts'
import { javascriptExercises } from './exercises/javascript.ts'
import { jsonExercises } from './exercises/json.ts'
import { pythonExercises } from './exercises/python.ts'
import { regexExercises } from './exercises/regex.ts'
import { sqlExercises } from './exercises/sql.ts'
import { sqlReportExercises } from './exercises/sql-reports.ts'
import { typescriptExercises } from './exercises/typescript.ts'
import { yamlExercises } from './exercises/yaml.ts'

export type { AuthoredExercise, AuthoredTest }

/** All exercises that are checked by program, by kind. */
export const exercises: readonly AuthoredExercise[] = [
  ...sqlExercises,
  ...sqlReportExercises,
  ...javascriptExercises,
  ...typescriptExercises,
  ...pythonExercises,
  ...regexExercises,
  ...htmlExercises,
  ...cssExercises,
  ...jsonExercises,
  ...yamlExercises,
]

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))

/** The exercise with this id, unless there is none or it was withdrawn. */
export const findExercise = (id: string): AuthoredExercise | undefined => byId.get(id)
