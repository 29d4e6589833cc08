import { workerData } from 'node:worker_threads'

// Buffers live outside the heap that Node can limit, so measure the whole process.
const checkMs = 20

setInterval(() => {
  if (process.memoryUsage.rss() > workerData.maxRssBytes) process.kill(process.pid, 'SIGKILL')
}, checkMs)
