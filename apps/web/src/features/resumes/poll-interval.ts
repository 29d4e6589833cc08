const maxWaitMs = 15_000

type Asked = { dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number; status: string }

/**
 * How long to wait before asking again: the usual time while answers come, longer the longer they stay away.
 * A tenth of it is chance, so that a server that comes back is not asked by everybody at once.
 */
export const pollInterval =
  (usualMs: number) =>
  ({ state }: { state: Asked }): number => {
    if (state.status !== 'error') return usualMs
    const waited =
      state.dataUpdatedAt > 0
        ? (state.errorUpdatedAt - state.dataUpdatedAt) / 2
        : usualMs * 2 ** Math.min(state.errorUpdateCount - 1, 10)
    return Math.min(maxWaitMs, Math.max(usualMs, waited)) * (1 + Math.random() / 10)
  }
