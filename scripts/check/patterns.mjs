import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSource } from './list-files.mjs'

const flagsInside = /\(\?(?=[-ims]*:)(?!:)[-ims]+:/

/** Flags for a part of a pattern: the engine of Node.js 24 now and then compiles them wrongly, and finds nothing. */
export const checkPatterns = ({ tree, files }) => ({
  problems: files
    .filter((path) => isSource(path) && /^(apps|packages)\//.test(path))
    .filter((path) => flagsInside.test(readFileSync(join(tree, path), 'utf8')))
    .map((path) => `${path}: gives flags to a part of a regular expression; give them to a whole one`),
})
