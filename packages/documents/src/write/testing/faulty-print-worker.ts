import { parentPort, threadId } from 'node:worker_threads'

// Stands in for the compiler's thread: does what the request names, else answers with the number of its thread.
parentPort?.on('message', (request: string) => {
  if (request === 'hang') return
  if (request === 'crash') process.exit(1)
  if (request === 'throw') throw new Error('The memory is full')
  if (request === 'refuse') parentPort?.postMessage({ error: 'The template is broken' })
  else parentPort?.postMessage({ pageCount: threadId, memoryBytes: request === 'grow' ? 1000 : 10 })
})
