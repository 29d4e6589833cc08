import { loadQuickly } from './load-quickly.ts'

loadQuickly()
const { runServer } = await import('./run-server.ts')
runServer()
