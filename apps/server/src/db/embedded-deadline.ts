import type { PGlite, Transaction } from '@electric-sql/pglite'
import { waitForDatabase } from './database-deadline.ts'
import { DatabaseDeadlineError } from './unavailable.ts'

/** Counts the engine's running and answered calls, so that a watchdog can tell when it hangs. */
export type EngineCallCounter = { setRunning(calls: number): void; countAnswer(): void }

type Options = { deadlineMs: number; isDeadlineOff: () => boolean; counter?: EngineCallCounter | undefined }
type Act = (...given: unknown[]) => Promise<unknown>

const inTime = async (answer: Promise<unknown>, { deadlineMs, isDeadlineOff }: Options): Promise<unknown> => {
  if (isDeadlineOff()) return answer
  let overdue: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    overdue = setTimeout(() => reject(new DatabaseDeadlineError()), deadlineMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(overdue)
  }
}

/** The embedded database with a deadline for each statement, and for the wait until a transaction can begin. */
export const withDeadline = (lite: PGlite, options: Options): PGlite => {
  const { counter } = options
  // While a transaction is open, calls outside it wait for the transaction, not for the engine.
  const calls = { outside: 0, inside: 0, transactions: 0 }
  const reportRunning = () => counter?.setRunning(calls.transactions > 0 ? calls.inside : calls.outside)
  const counted = async (where: 'outside' | 'inside', act: () => Promise<unknown>) => {
    calls[where]++
    reportRunning()
    try {
      return await act()
    } finally {
      calls[where]--
      counter?.countAnswer()
      reportRunning()
    }
  }
  const bounded =
    (where: 'outside' | 'inside', act: Act): Act =>
    (...given) =>
      waitForDatabase(() =>
        inTime(
          counted(where, () => act(...given)),
          options,
        ),
      )

  const transaction = async (work: (tx: Transaction) => Promise<unknown>) => {
    const turn = Promise.withResolvers<undefined>()
    let isGivenUp = false
    const done = counted('outside', () =>
      lite.transaction(async (tx) => {
        // The caller was already told that it failed, so do nothing.
        if (isGivenUp) throw new DatabaseDeadlineError()
        turn.resolve(undefined)
        calls.transactions++
        reportRunning()
        try {
          return await work(
            wrap(tx, {
              query: bounded('inside', tx.query.bind(tx) as Act),
              exec: bounded('inside', tx.exec.bind(tx) as Act),
            }),
          )
        } finally {
          calls.transactions--
          reportRunning()
        }
      }),
    )
    done.catch((error) => turn.reject(error))
    // Each statement inside has its own deadline; the transaction as a whole has none, because a backup takes long.
    try {
      await waitForDatabase(() => inTime(turn.promise, options))
    } catch (error) {
      isGivenUp = true
      throw error
    }
    return done
  }
  return wrap(lite, {
    query: bounded('outside', lite.query.bind(lite) as Act),
    exec: bounded('outside', lite.exec.bind(lite) as Act),
    transaction: transaction as Act,
  })
}

// The engine has private fields, so methods that are not replaced must be called on the engine itself.
const wrap = <T extends object>(target: T, replaced: Record<string, Act>): T =>
  new Proxy(target, {
    get: (_, name) => {
      if (typeof name === 'string' && Object.hasOwn(replaced, name)) return replaced[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
