import { checkNodeVersion } from './setup/check-node-version.mjs'

if (checkNodeVersion()) {
  void import('./dependencies/write-sbom.mjs').then(({ writeSbomFromCommandLine }) =>
    writeSbomFromCommandLine(),
  )
}
