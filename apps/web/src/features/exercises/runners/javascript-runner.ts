import { loadJavaScript } from './run-javascript.ts'
import { serveRuns } from './serve-runs.ts'

serveRuns(() => ({ load: loadJavaScript }))
