import { refuseOldNode } from './setup/refuse-old-node.mjs'

if (refuseOldNode()) {
  void import('./check/run-checks.mjs').then(({ checkFromCommandLine }) => checkFromCommandLine())
}
