import { refuseOldNode } from './setup/refuse-old-node.mjs'

if (refuseOldNode()) {
  void import('./setup/develop.mjs').then(({ develop }) => develop())
}
