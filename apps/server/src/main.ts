import { loadQuickly } from './load-quickly.ts'

const endLoading = loadQuickly()
const { runServer } = await import('./run-server.ts')
endLoading()
runServer()
