import { refuseOldNode } from './setup/refuse-old-node.mjs'

if (refuseOldNode()) {
  void import('./dependencies/list-parts.mjs').then(({ listPartsFromCommandLine }) =>
    listPartsFromCommandLine(),
  )
}
