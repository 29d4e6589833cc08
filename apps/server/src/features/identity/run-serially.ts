const running = new Map<string, Promise<unknown>>()

/** Runs calls with the same key one after another, in order of arrival. Other keys aren't held up. */
export const runSerially = async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
  const own = (running.get(key) ?? Promise.resolve()).then(task)
  const settled = own.catch(() => {})
  running.set(key, settled)
  try {
    return await own
  } finally {
    if (running.get(key) === settled) running.delete(key)
  }
}
