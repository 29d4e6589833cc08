type Waiting = { isUsable(): boolean; kill(): void }

/** One process that waits ready for the next file, and is ended when none comes for a while. */
export type WarmProcess<Process extends Waiting> = {
  /** Starts one, unless one waits already, and lets it wait from now on. */
  prepare(): void
  /** The one that waits, or a new one. */
  take(): Process
  close(): void
}

/** Nothing is started before it is asked for. The time of waiting does not keep the program running. */
export function makeWarmProcess<Process extends Waiting>(
  start: () => Process,
  idleMs: number,
): WarmProcess<Process> {
  let spare: Process | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  function end(): void {
    clearTimeout(idleTimer)
    spare?.kill()
    spare = undefined
  }

  return {
    prepare() {
      if (isClosed) return
      if (!spare?.isUsable()) spare = start()
      clearTimeout(idleTimer)
      idleTimer = setTimeout(end, idleMs).unref()
    },
    take() {
      clearTimeout(idleTimer)
      const ready = spare
      spare = undefined
      return ready?.isUsable() ? ready : start()
    },
    close() {
      isClosed = true
      end()
    },
  }
}
