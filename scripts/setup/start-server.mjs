import { spawn } from 'node:child_process'
import { buildWeb } from './build-web.mjs'
import { findNode, missingNodeMessage } from './find-node.mjs'
import { install } from './install.mjs'
import { inRoot, root } from './root.mjs'
import { exitOf } from './run.mjs'
import { stopWithUs } from './stop-with-us.mjs'

/** Installs and builds what is missing, then runs the server until it ends and exits with its code. */
export const startServer = async () => {
  if (!(await install())) return process.exit(1)
  const node = findNode()
  if (!node) {
    console.error(missingNodeMessage)
    return process.exit(1)
  }
  if (!(await buildWeb())) return process.exit(1)
  console.log('Starting the server ...')
  const server = spawn(node, [inRoot('apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  stopWithUs([server])
  process.exit(await exitOf(server))
}
