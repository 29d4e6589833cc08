import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { answeredAt, restingAt, workingAt } from './embedded-watch-slots.ts'

const looks = 20

// Looks are counted and not hours: a process that was stopped for a while has not hung.
const watch = ({ shared, hangsAfterMs }: { shared: Int32Array; hangsAfterMs: number }) => {
  let silent = 0
  let answered = 0
  setInterval(() => {
    const now = Atomics.load(shared, answeredAt)
    const isWaiting = Atomics.load(shared, workingAt) > 0 && Atomics.load(shared, restingAt) === 0
    silent = isWaiting && now === answered ? silent + 1 : 0
    answered = now
    if (silent < looks) return
    writeSync(2, `${sentence(hangsAfterMs)}\n`)
    // The thread that would end the process in order is the one that hangs.
    process.kill(process.pid, 'SIGKILL')
  }, hangsAfterMs / looks)
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
