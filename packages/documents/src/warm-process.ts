type Killable = { isUsable(): boolean; kill(): void }

/** One process kept ready for the next file, and killed when none comes for a while. */
export type WarmProcess<Process extends Killable> = {
  /** Starts one unless one is ready, and restarts the idle timeout. */
  prepare(): void
  /** The warm process, or a new one. */
  take(): Process
  close(): void
}

/** Starts nothing until asked. The idle timer does not keep the program running. */
export function makeWarmProcess<Process extends Killable>(
  start: () => Process,
  idleMs: number,
): WarmProcess<Process> {
  let warm: Process | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  function end(): void {
    clearTimeout(idleTimer)
    warm?.kill()
    warm = undefined
  }

  return {
    prepare() {
      if (isClosed) return
      if (!warm?.isUsable()) warm = start()
      clearTimeout(idleTimer)
      idleTimer = setTimeout(end, idleMs).unref()
    },
    take() {
      clearTimeout(idleTimer)
      const ready = warm
      warm = undefined
      return ready?.isUsable() ? ready : start()
    },
    close() {
      isClosed = true
      end()
    },
  }
}
