import { valueAt } from '@nextrung/contract/exercise-paths'
import { applyPattern, patternIn, patternProblem } from '@nextrung/contract/exercise-patterns'
import { parseAllDocuments } from 'yaml'
import type { RunRequest } from '../cages/cage-message.ts'
import { type Probe, serveRuns } from './serve-runs.ts'

const patternProbe = ({ code, flags }: RunRequest): Probe => {
  const pattern = patternIn(code)
  const problem = patternProblem(pattern, flags)
  if (problem) throw new Error(problem)
  return ({ probe, setup }) => JSON.stringify(applyPattern({ pattern, flags }, { probe, text: setup }))
}

const readYaml = (code: string, flags: string): unknown => {
  const documents = parseAllDocuments(code)
  for (const { errors } of documents) if (errors[0]) throw new Error(errors[0].message)
  const values = documents.map((document) => document.toJS())
  return flags === 'documents' ? values : values[0]
}

const documentProbe = (root: unknown): Probe => {
  return ({ probe }) => JSON.stringify(valueAt(root, probe))
}

const load = (request: RunRequest): Probe => {
  const { code, flags } = request
  if (flags.startsWith('yaml')) return documentProbe(readYaml(code, flags.slice('yaml '.length)))
  if (flags === 'json') return documentProbe(JSON.parse(code))
  return patternProbe({ ...request, flags: flags.slice('regex '.length) })
}

serveRuns(() => ({ load }))
