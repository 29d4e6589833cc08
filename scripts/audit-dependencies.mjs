import { checkNodeVersion } from './setup/check-node-version.mjs'

if (checkNodeVersion()) {
  void import('./dependencies/audit.mjs').then(({ auditFromCommandLine }) => auditFromCommandLine())
}
