import { running } from './run.mjs'

const graceMs = 15_000
const repeatMs = 1_000
const shellCheckMs = 500

let stopRequestedAt

/** True once a stop was requested; start nothing new after that. */
export const isStopping = () => stopRequestedAt !== undefined

const send = (signal) => {
  for (const child of running) child.kill(signal)
}

/** Sends the signal to the programs we started, and kills those still running after the grace period. */
export const stopRunning = (signal) => {
  // On Windows the console notifies every program itself, and a signal from us would kill them immediately.
  if (process.platform !== 'win32') send(signal)
  setTimeout(() => send('SIGKILL'), graceMs).unref()
}

const onSignal = (signal) => {
  // A terminal and npm may both send the same Ctrl-C. One that comes later is a second request: kill.
  if (stopRequestedAt !== undefined) {
    if (Date.now() - stopRequestedAt > repeatMs) send('SIGKILL')
    return
  }
  stopRequestedAt = Date.now()
  // A closed terminal also means stop, but not all programs handle SIGHUP.
  stopRunning(signal === 'SIGHUP' ? 'SIGTERM' : signal)
}

// npm sends SIGTERM to the shell between it and us, which exits without telling us: we just get another parent.
const stopWithNpmShell = () => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    // A shell that exits after a stop was requested is not a second request.
    if (!isStopping()) onSignal('SIGTERM')
  }, shellCheckMs)
  watch.unref()
}

/**
 * Forwards stop signals to the programs we started, once, so that we exit after they have. The exit of the shell in
 * which npm started us counts as a signal.
 */
export const forwardSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  stopWithNpmShell()
}
