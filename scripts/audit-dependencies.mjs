import { refuseOldNode } from './setup/refuse-old-node.mjs'

if (refuseOldNode()) {
  void import('./dependencies/audit.mjs').then(({ auditFromCommandLine }) => auditFromCommandLine())
}
