import type { PGlite, Transaction } from '@electric-sql/pglite'
import { waitPatiently } from './patience.ts'
import { DatabaseDeadlineError } from './unavailable.ts'

/** How many calls the engine itself works on, and how many it has answered: what a watch needs to know. */
export type EngineCount = { working(calls: number): void; answered(): void }

type Options = { deadlineMs: number; isPatient: () => boolean; count?: EngineCount | undefined }
type Act = (...given: unknown[]) => Promise<unknown>

const inTime = async (answer: Promise<unknown>, { deadlineMs, isPatient }: Options): Promise<unknown> => {
  if (isPatient()) return answer
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

/** The embedded database with an end to waiting: a statement or a turn that takes longer is refused. */
export const withDeadline = (lite: PGlite, options: Options): PGlite => {
  const { count } = options
  // While a transaction is open, the calls outside of it wait for their turn and not for the engine.
  const calls = { outside: 0, inside: 0, transactions: 0 }
  const tell = () => count?.working(calls.transactions > 0 ? calls.inside : calls.outside)
  const counted = async (where: 'outside' | 'inside', act: () => Promise<unknown>) => {
    calls[where]++
    tell()
    try {
      return await act()
    } finally {
      calls[where]--
      count?.answered()
      tell()
    }
  }
  const bounded =
    (where: 'outside' | 'inside', act: Act): Act =>
    (...given) =>
      waitPatiently(() =>
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
        // Who was refused in the meantime has left; nothing may be done in their name.
        if (isGivenUp) throw new DatabaseDeadlineError()
        turn.resolve(undefined)
        calls.transactions++
        tell()
        try {
          return await work(
            wrap(tx, {
              query: bounded('inside', tx.query.bind(tx) as Act),
              exec: bounded('inside', tx.exec.bind(tx) as Act),
            }),
          )
        } finally {
          calls.transactions--
          tell()
        }
      }),
    )
    done.catch((error) => turn.reject(error))
    // What its own statements take is bounded one by one; a long one, as in a backup, may take what it needs.
    try {
      await waitPatiently(() => inTime(turn.promise, options))
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

// The engine keeps private fields, so what is not replaced must be called on itself.
const wrap = <T extends object>(target: T, replaced: Record<string, Act>): T =>
  new Proxy(target, {
    get: (_, name) => {
      if (typeof name === 'string' && Object.hasOwn(replaced, name)) return replaced[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
