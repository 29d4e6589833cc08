import { checkNodeVersion } from './setup/check-node-version.mjs'

// Imported late, so that an old Node gets a sentence instead of a syntax error.
if (checkNodeVersion()) {
  void import('./setup/start-server.mjs').then(({ startServer }) => {
    // A folder of its own: a demonstration never touches what people have entered.
    process.env.DATA_DIR ??= 'data-demo'
    return startServer('demo/demo-main.ts')
  })
}
