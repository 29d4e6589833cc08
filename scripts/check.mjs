import { checkNodeVersion } from './setup/check-node-version.mjs'

if (checkNodeVersion()) {
  void import('./check/run-checks.mjs').then(({ checkFromCommandLine }) => checkFromCommandLine())
}
