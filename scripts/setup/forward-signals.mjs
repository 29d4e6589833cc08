import { running } from './run.mjs'

const graceMs = 15_000
const repeatMs = 1_000
const lookForShellMs = 500

let askedAt

/** True once we were told to end: nothing new should be started. */
export const isStopping = () => askedAt !== undefined

const send = (signal) => {
  for (const child of running) child.kill(signal)
}

/** Ends what we started, in the way of the signal, and by force when it is still there after the grace time. */
export const stopRunning = (signal) => {
  // The console of Windows reaches every program itself, and a signal sent there would end it at once.
  if (process.platform !== 'win32') send(signal)
  setTimeout(() => send('SIGKILL'), graceMs).unref()
}

const onSignal = (signal) => {
  // A terminal and npm may both send the same Ctrl-C; one a moment later is a second wish, to end by force.
  if (askedAt !== undefined) {
    if (Date.now() - askedAt > repeatMs) send('SIGKILL')
    return
  }
  askedAt = Date.now()
  // A closed terminal means the same to the programs as a wish to end, and not all of them know its own signal.
  stopRunning(signal === 'SIGHUP' ? 'SIGTERM' : signal)
}

// npm hands SIGTERM to the shell between it and us, which ends without a word to us: we are given to another parent.
const stopWithShellOfNpm = () => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    // A shell that ends after we were told to is no second wish.
    if (!isStopping()) onSignal('SIGTERM')
  }, lookForShellMs)
  watch.unref()
}

/**
 * Hands the signals that end us, and the end of the shell in which npm started us, on to the programs we started, once,
 * so that we end when they have ended.
 */
export const forwardSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  stopWithShellOfNpm()
}
