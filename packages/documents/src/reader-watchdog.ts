import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { ReaderCosts } from './reader-costs.ts'
import { limitReport } from './reader-limit-report.ts'

const checkMs = 20
const standardError = 2
const { maxRssBytes, maxProcessorMs }: ReaderCosts = workerData

let before: NodeJS.CpuUsage | undefined
parentPort?.once('message', () => {
  before = process.cpuUsage()
})

setInterval(() => {
  // Buffers live outside the heap that Node can limit, so measure the whole process.
  if (process.memoryUsage.rss() > maxRssBytes) end('memory')
  if (before && processorMsSince(before) > maxProcessorMs) end('time')
}, checkMs)

function processorMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function end(limit: 'time' | 'memory'): void {
  // The main thread is busy and could not pass this on.
  writeSync(standardError, limitReport(limit))
  process.kill(process.pid, 'SIGKILL')
}
