import type { ExerciseKind } from '@nextrung/contract/exercises'
import { cagesPath } from '../cages/cages-path.ts'

type RunnerKind = Exclude<ExerciseKind, 'html'>
type RunnerParts = { script: string; files: readonly string[]; silentMs: number }

const seconds = 1000

/** What each runner is made of, and how long it may stay silent before it counts as hanging. */
export const runnerParts: Record<RunnerKind, RunnerParts> = {
  sql: {
    script: 'sql-runner.js',
    files: ['pglite.wasm', 'pglite.data', 'initdb.wasm'],
    silentMs: 10 * seconds,
  },
  javascript: { script: 'javascript-runner.js', files: [], silentMs: 3 * seconds },
  typescript: { script: 'typescript-runner.js', files: [], silentMs: 4 * seconds },
  python: { script: 'python-runner.js', files: ['micropython.wasm'], silentMs: 4 * seconds },
  regex: { script: 'text-runner.js', files: [], silentMs: 3 * seconds },
  json: { script: 'text-runner.js', files: [], silentMs: 3 * seconds },
  yaml: { script: 'text-runner.js', files: [], silentMs: 3 * seconds },
}

const loading = new Map<string, Promise<Blob>>()

const download = async (name: string): Promise<Blob> => {
  const response = await fetch(`${cagesPath}/${name}`)
  if (!response.ok) throw new Error(`${name} could not be loaded (${response.status})`)
  return response.blob()
}

/** A file of a runner, downloaded from our server once. */
const fileNamed = (name: string): Promise<Blob> => {
  const known = loading.get(name)
  if (known) return known
  const file = download(name)
  loading.set(name, file)
  file.catch(() => loading.delete(name))
  return file
}

/** What a frame needs to start a runner. */
export const openingFor = async (
  kind: RunnerKind,
): Promise<{ source: string; files: Record<string, Blob> }> => {
  const { script, files } = runnerParts[kind]
  const [source, ...blobs] = await Promise.all([script, ...files].map(fileNamed))
  const byName = Object.fromEntries(blobs.map((blob, at) => [files[at] ?? '', blob]))
  return { source: (await source?.text()) ?? '', files: byName }
}
