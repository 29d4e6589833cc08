import type { Figure } from '../benchmark.ts'
import type { Deployment } from './deployment.ts'
import { type Outcome, served, share, statuses } from './open-load.ts'

/** One kind of load on a deployment, named after its number in the standard. */
export type Scenario = (deployment: Deployment, seconds: number) => Promise<Figure[]>

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

const total = ({ times }: Outcome): number => [...times.values()].reduce((sum, list) => sum + list.length, 0)

type LatencyInput = {
  what: string
  outcome: Outcome
  p99: number
  bare?: Outcome
  mayShed?: boolean
  note?: string
}

/** The 99th percentile compared with its target and with the bare route. Any failed response misses the target. */
export const latencyFigure = ({
  what,
  outcome,
  p99: aim,
  bare,
  mayShed = false,
  note,
}: LatencyInput): Figure => {
  const good = served(outcome)
  const p99 = share(good, 0.99)
  const failed = total(outcome) - good.length - (mayShed ? (outcome.times.get(503)?.length ?? 0) : 0)
  const bareP50 = bare ? share(served(bare), 0.5) : undefined
  const notes = [
    `p50 ${ms(share(good, 0.5))}`,
    bareP50 === undefined
      ? ''
      : `${(share(good, 0.5) / bareP50).toFixed(1)} times the bare route's p50 of ${ms(bareP50)}`,
    statuses(outcome),
    note ?? '',
  ]
  return {
    what,
    value: `p99 ${ms(p99)}`,
    aim: `p99 at most ${aim} ms, none fails`,
    met: p99 <= aim && failed === 0 && outcome.missingRetryAfter === 0,
    note: notes.filter(Boolean).join('; '),
  }
}
