import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSource, isTest } from './list-files.mjs'

const registry = 'apps/server/src/db/advisory-locks.ts'

/** A lock number chosen in another file could collide with an existing one unnoticed. */
export const checkAdvisoryLocks = ({ tree, files }) => ({
  problems: files
    .filter((path) => /^(apps|packages)\//.test(path) && isSource(path) && !isTest(path))
    .filter(
      (path) => path !== registry && /\bpg_(try_)?advisory/.test(readFileSync(join(tree, path), 'utf8')),
    )
    .map((path) => `${path}: takes an advisory lock by itself; add it to ${registry}`),
})
