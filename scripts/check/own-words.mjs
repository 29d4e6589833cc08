import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSource } from './list-files.mjs'

const here = 'scripts/check/own-words.mjs'
const planted = 'scripts/check/testing/planted-violations.ts'
const binary = /\.(pdf|docx?|png|jpe?g|webp|ico|ttf|otf|woff2?|wasm|bin|gz|zip)$/i

const rules = [
  {
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]+|\bnpmmirror\b|\b(?:artifactory|nexus|verdaccio)[.:/]\w/i,
    says: 'names a package registry',
  },
  {
    pattern:
      /(?<![\w.])\/(?:root|work\/(?:main|shared))\/|\/home\/[a-z][\w-]*\/|\/Users\/[A-Za-z]|[A-Z]:\\Users\\/,
    says: 'contains a path of one machine',
  },
]
const codeRules = [
  {
    pattern: /(?:\/\/|\/\*|^\s*\*).*\b(?:TODO|FIXME|XXX|HACK)\b/,
    says: 'leaves work for later in a comment',
  },
]

const problemsOf = (path, text) => {
  const applied = isSource(path) ? [...rules, ...codeRules] : rules
  return text
    .split('\n')
    .flatMap((line, index) =>
      applied.filter(({ pattern }) => pattern.test(line)).map(({ says }) => `${path}:${index + 1} ${says}`),
    )
}

/** Nothing mentions a package registry, a path on someone's machine or unfinished work. */
export const checkOwnWords = ({ tree, files }) => ({
  problems: files
    .filter((path) => !binary.test(path) && path !== here && path !== planted && path !== 'package-lock.json')
    .flatMap((path) => problemsOf(path, readFileSync(join(tree, path), 'utf8'))),
})
