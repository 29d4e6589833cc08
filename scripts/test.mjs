import { refuseOldNode } from './setup/refuse-old-node.mjs'

if (refuseOldNode()) {
  void import('./test/run-tests.mjs').then(({ testFromCommandLine }) => testFromCommandLine())
}
