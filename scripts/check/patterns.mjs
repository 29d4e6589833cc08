import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSource } from './list-files.mjs'

const inlineFlags = /\(\?(?=[-ims]*:)(?!:)[-ims]+:/

/** Forbids inline flags in regular expressions: Node.js 24 sometimes compiles them wrongly, and they match nothing. */
export const checkPatterns = ({ tree, files }) => ({
  problems: files
    .filter((path) => isSource(path) && /^(apps|packages)\//.test(path))
    .filter((path) => inlineFlags.test(readFileSync(join(tree, path), 'utf8')))
    .map(
      (path) => `${path}: gives flags to a part of a regular expression; give them to the whole expression`,
    ),
})
