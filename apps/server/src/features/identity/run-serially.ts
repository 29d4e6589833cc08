const running = new Map<string, Promise<unknown>>()

/** Runs what has the same key one after another, in the order it came; what has another key is not held up. */
export const runSerially = async <Result>(key: string, act: () => Promise<Result>): Promise<Result> => {
  const own = (running.get(key) ?? Promise.resolve()).then(act)
  const settled = own.catch(() => {})
  running.set(key, settled)
  try {
    return await own
  } finally {
    if (running.get(key) === settled) running.delete(key)
  }
}
