import { checkNodeVersion } from './setup/check-node-version.mjs'

if (checkNodeVersion()) {
  void import('./test/run-tests.mjs').then(({ testFromCommandLine }) => testFromCommandLine())
}
