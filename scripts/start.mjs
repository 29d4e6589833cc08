import { checkNodeVersion } from './setup/check-node-version.mjs'

// Imported late, so that an old Node.js gets a message instead of a syntax error.
if (checkNodeVersion()) {
  void import('./setup/start-server.mjs').then(({ startServer }) => startServer())
}
