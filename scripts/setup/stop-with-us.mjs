const graceMs = 15_000
const repeatMs = 1_000

/**
 * Hands the signals that end us on to the children, once: a terminal and npm may both send the same Ctrl-C.
 * A child that is still there after the grace time, or at a second wish a moment later, is killed.
 */
export const stopWithUs = (children) => {
  let askedAt
  const kill = () => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
  const stop = (signal) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > repeatMs) kill()
      return
    }
    askedAt = Date.now()
    // The console of Windows reaches every program itself, and a signal sent there would end it at once.
    if (process.platform !== 'win32') for (const child of children) child.kill(signal)
    setTimeout(kill, graceMs).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  return stop
}
