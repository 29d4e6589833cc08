import { parentPort, threadId } from 'node:worker_threads'

// A fake compiler thread: misbehaves as the request names, otherwise answers with its thread id.
parentPort?.on('message', (request: string) => {
  if (request === 'hang') return
  if (request === 'crash') process.exit(1)
  if (request === 'throw') throw new Error('The memory is full')
  if (request === 'refuse') parentPort?.postMessage({ error: 'The template is broken' })
  else parentPort?.postMessage({ pageCount: threadId, memoryBytes: request === 'grow' ? 1000 : 10 })
})
