import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { answeredSlot, longTasksSlot, runningSlot } from './embedded-watchdog-slots.ts'

const checksUntilHung = 20

// Counts checks instead of elapsed time: a process that was suspended for a while has not hung.
const watch = ({ shared, hangsAfterMs }: { shared: Int32Array; hangsAfterMs: number }) => {
  let silent = 0
  let answered = 0
  setInterval(() => {
    const now = Atomics.load(shared, answeredSlot)
    const isWaiting = Atomics.load(shared, runningSlot) > 0 && Atomics.load(shared, longTasksSlot) === 0
    silent = isWaiting && now === answered ? silent + 1 : 0
    answered = now
    if (silent < checksUntilHung) return
    writeSync(2, `${sentence(hangsAfterMs)}\n`)
    // The main thread hangs, so it cannot shut the process down cleanly.
    process.kill(process.pid, 'SIGKILL')
  }, hangsAfterMs / checksUntilHung)
}

const sentence = (hangsAfterMs: number) =>
  JSON.stringify({
    level: 60,
    time: new Date().toISOString(),
    msg:
      `The embedded database has not answered for ${Math.round(hangsAfterMs / 1000)} s, so this process ends now. ` +
      'Everything acknowledged is kept. Is the disk full? Make room on it, and start again.',
  })

watch(workerData)
