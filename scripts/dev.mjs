import { checkNodeVersion } from './setup/check-node-version.mjs'

if (checkNodeVersion()) {
  void import('./setup/develop.mjs').then(({ develop }) => develop())
}
