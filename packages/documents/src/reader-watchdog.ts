import { workerData } from 'node:worker_threads'

// Buffers live outside of the heap that Node can limit, so the whole process is measured.
const checkMs = 20

setInterval(() => {
  if (process.memoryUsage.rss() > workerData.maxRssBytes) process.kill(process.pid, 'SIGKILL')
}, checkMs)
