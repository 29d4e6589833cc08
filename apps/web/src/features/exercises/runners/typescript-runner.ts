import { transform } from 'sucrase'
import { loadJavaScript } from './run-javascript.ts'
import { serveRuns } from './serve-runs.ts'

const withoutTypes = (code: string) =>
  transform(code, { transforms: ['typescript'], disableESTransforms: true }).code

serveRuns(() => ({
  load: ({ code }, printer) => loadJavaScript({ code: withoutTypes(code) }, printer),
}))
