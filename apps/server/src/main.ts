import { speedUpImports } from './speed-up-imports.ts'

const endLoading = speedUpImports()
const { runServer } = await import('./run-server.ts')
endLoading()
runServer()
