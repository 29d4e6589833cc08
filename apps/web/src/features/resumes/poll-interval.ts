const maxWaitMs = 15_000

type Asked = { dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number; status: string }

/**
 * The delay before the next poll: the usual interval while answers come, backing off while they don't.
 * Up to a tenth is jitter, so that a recovering server isn't polled by everyone at once.
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
