import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../setup/root.mjs'
import { captureNpm } from '../setup/run-npm.mjs'

/** `npm run sbom [file]`: writes the server's components, with versions and licences, as a CycloneDX SBOM. */
export const writeSbomFromCommandLine = async () => {
  const file = process.argv[2] ?? inRoot('dist', 'sbom.cdx.json')
  const { code, stdout, stderr } = await captureNpm(['sbom', '--omit=dev', '--sbom-format=cyclonedx'])
  if (code !== 0) {
    console.error(stderr)
    process.exitCode = 1
    return
  }
  const { components } = JSON.parse(stdout)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stdout)
  console.log(`${components.length} components are listed in ${file}`)
}
