import { checkNodeVersion } from './setup/check-node-version.mjs'

// Imported late, so that an old Node.js gets a message instead of a syntax error.
if (checkNodeVersion()) {
  void import('./setup/start-server.mjs').then(({ startServer }) => {
    // A separate folder, so that the demo never touches real data.
    process.env.DATA_DIR ??= 'data-demo'
    return startServer('demo/demo-main.ts')
  })
}
