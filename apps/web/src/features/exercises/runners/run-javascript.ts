import type { RunRequest } from '../cages/cage-message.ts'
import type { Printer, Probe } from './serve-runs.ts'
import { stripGlobals } from './strip-globals.ts'

const { stringify } = JSON
const isMap = (value: unknown): value is Map<unknown, unknown> => value instanceof Map
const isSet = (value: unknown): value is Set<unknown> => value instanceof Set

/** JSON has no word for these. */
const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return '[function]'
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (isMap(value)) return [...value]
  return isSet(value) ? [...value] : value
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (stringify(value, plain) ?? String(value))

const printTo = ({ print }: Printer) => {
  const write = (...values: unknown[]) => print(values.map(shown).join(' '))
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = write
}

// A plain string for the indirect `eval`: the code sees no variable of ours, and its own declarations stay in reach of
// the function at the end.
const withProbe = (code: string) =>
  `"use strict";${code.replace(/^export\s+(default\s+)?/gm, '')}\n;(expression) => eval(expression)`

type Evaluate = (expression: string) => Promise<unknown>

/** Runs JavaScript and answers probes, which are expressions over what it declared. */
export const loadJavaScript = ({ code }: Pick<RunRequest, 'code'>, printer: Printer): Probe => {
  printTo(printer)
  stripGlobals()
  // biome-ignore lint/security/noGlobalEval: running a person's code is what this worker is for, inside its cage.
  const evaluate = globalThis.eval(withProbe(code)) as Evaluate
  return async ({ probe }) => stringify(await evaluate(`(async () => (${probe}))()`), plain)
}
