import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lock file has versions and checksums but no download addresses, so that any mirror can serve it. */
export const checkLockFile = ({ tree }) => {
  const file = join(tree, 'package-lock.json')
  if (!existsSync(file)) return { problems: ['package-lock.json is missing'] }
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
  const fetched = entries.filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle,
  )
  return {
    problems: [
      ...entries
        .filter(([, entry]) => /:\/\//.test(entry.resolved ?? ''))
        .map(
          ([path]) =>
            `package-lock.json: ${path} has a "resolved" address; run npm with omit-lockfile-registry-resolved`,
        ),
      ...fetched
        .filter(([, entry]) => !entry.integrity)
        .map(([path]) => `package-lock.json: ${path} has no checksum`),
    ],
  }
}
