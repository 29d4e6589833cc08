import { buildWeb } from './build-web.mjs'
import { forwardSignals, isStopping } from './forward-signals.mjs'
import { prepare } from './prepare.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'
import { serverEnvironment } from './server-environment.mjs'

/** Installs and builds what is missing, then runs the server and exits with its exit code. */
export const startServer = async (program = 'main.ts') => {
  forwardSignals()
  const node = await prepare()
  if (!(await buildWeb())) process.exit(1)
  if (isStopping()) process.exit(0)
  console.log('Starting the server ...')
  const main = inRoot('apps', 'server', 'src', ...program.split('/'))
  process.exit(await run(node, [main], { env: serverEnvironment() }))
}
