import { forwardSignals, isStopping, stopRunning } from './forward-signals.mjs'
import { prepare } from './prepare.mjs'
import { inRoot } from './root.mjs'
import { start } from './run.mjs'

/** Runs the server, restarting it on every change, and the web application's development server, until Ctrl-C. */
export const develop = async () => {
  forwardSignals()
  const node = await prepare()
  const address = `http://localhost:${process.env.PORT ?? 3000}`
  console.log(`Server: ${address}. Open the address that Vite prints below; it forwards calls to the server.`)
  const server = start(node, [
    '--watch',
    '--watch-preserve-output',
    inRoot('apps', 'server', 'src', 'main.ts'),
  ])
  const web = start(node, [inRoot('node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: inRoot('apps', 'web'),
    env: { ...process.env, NEXTRUNG_API: address },
  })
  const code = await Promise.race([server.done, web.done])
  stopRunning('SIGTERM')
  await Promise.all([server.done, web.done])
  process.exit(isStopping() ? 0 : code)
}
