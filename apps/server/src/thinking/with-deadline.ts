/** Thrown when work misses its deadline. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Runs work with a signal that aborts at the deadline, or earlier with the caller's signal. Rejects as soon as that
 * happens, even if the work ignores its signal.
 * @throws DeadlineError at the deadline, the reason of the caller's signal when that aborts
 */
export const withDeadline = async <Result>(
  { ms, signal }: { ms: number; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  signal.throwIfAborted()
  const ended = new AbortController()
  // Not `AbortSignal.any`: a signal that never aborts would retain a reference to every call.
  const follow = () => ended.abort(signal.reason)
  signal.addEventListener('abort', follow, { once: true })
  const timer = setTimeout(() => ended.abort(new DeadlineError(`Not done within ${ms} ms.`)), ms)
  const aborted = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason), { once: true })
  })
  try {
    // Wrapped in an async function, so that work that throws synchronously rejects like any other.
    const done = (async () => work(ended.signal))()
    return await Promise.race([done, aborted])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', follow)
    ended.abort()
  }
}
