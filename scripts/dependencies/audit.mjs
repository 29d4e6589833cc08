import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { captureNpm } from '../setup/run-npm.mjs'

// Versions below these have a vulnerability that the registry may not report for our version.
const floors = [
  { name: 'mammoth', from: '1.11.0', why: 'CVE-2025-11849' },
  { name: 'nodemailer', from: '10.0.5', why: 'CVE-2026-90776' },
]

const numbers = (version) => version.split(/[.-]/).slice(0, 3).map(Number)

const isBelow = (version, floor) => {
  const [have, need] = [numbers(version), numbers(floor)]
  const at = have.findIndex((part, index) => part !== need[index])
  return at >= 0 && have[at] < need[at]
}

/** Packages in the lock file that are older than a version known to be safe. */
export const findBelowFloor = (lock) =>
  Object.entries(lock.packages).flatMap(([path, { version }]) => {
    const floor = floors.find(({ name }) => path.endsWith(`node_modules/${name}`))
    return floor && isBelow(version, floor.from)
      ? [`${floor.name} ${version} is below ${floor.from} (${floor.why})`]
      : []
  })

/** Parses the output of `npm audit --json`. `answered` is false when the registry did not answer. */
export const readAudit = (stdout) => {
  try {
    const { metadata, vulnerabilities = {} } = JSON.parse(stdout)
    if (!metadata?.vulnerabilities) return { answered: false, severe: [] }
    const severe = Object.values(vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity))
    return {
      answered: true,
      severe: severe.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
    }
  } catch {
    return { answered: false, severe: [] }
  }
}

/** `npm run audit:dependencies`: fails on known serious vulnerabilities in the server's runtime packages. */
export const auditFromCommandLine = async () => {
  const below = findBelowFloor(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))
  const { stdout } = await captureNpm(['audit', '--omit=dev', '--audit-level=high', '--json'])
  const { answered, severe } = readAudit(stdout)
  for (const finding of [...below, ...severe]) console.error(finding)
  if (!answered) console.log('skipped: npm audit (the registry did not answer)')
  else console.log(`npm audit: ${severe.length} high or critical`)
  console.log(`known floors: ${below.length} below`)
  const isUnansweredInCi = !answered && process.env.CI === 'true'
  process.exitCode = below.length + severe.length > 0 || isUnansweredInCi ? 1 : 0
}
