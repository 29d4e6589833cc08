import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSource, isTest } from './list-files.mjs'

const reader = 'apps/server/src/config.ts'
const reads = /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\[['"]env['"]\]|\benv\b.*from 'node:process'/

const isApplication = (path) =>
  /^(apps|packages)\//.test(path) && isSource(path) && !isTest(path) && !/\.config\.ts$/.test(path)

/** One file reads and validates the settings; the others receive what they need. */
export const checkEnvironment = ({ tree, files }) => ({
  problems: files
    .filter((path) => isApplication(path) && path !== reader)
    .filter((path) => reads.test(readFileSync(join(tree, path), 'utf8')))
    .map((path) => `${path}: reads the environment; only ${reader} may`),
})
