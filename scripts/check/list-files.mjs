import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  '.cache',
])

const walk = (tree, folder) =>
  readdirSync(join(tree, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.endsWith('.log') && !entry.isSymbolicLink())
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? walk(tree, path) : [path]
    })

const fromGit = (tree) => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, { cwd: tree, encoding: 'utf8' })
  if (status !== 0) return undefined
  // A deleted file stays in the index until the deletion is staged.
  return stdout.split('\0').filter((path) => path && existsSync(join(tree, path)))
}

/** The project's files as relative paths with forward slashes: from git, or by walking the tree without git. */
export const listFiles = (tree) => {
  const files = existsSync(join(tree, '.git')) ? fromGit(tree) : undefined
  return [...new Set(files ?? walk(tree, ''))].sort()
}

export const isSource = (path) =>
  /^(packages|apps|scripts|e2e|eval|bench|faults|hostile)\/.*\.(ts|tsx|mjs|js)$/.test(path)

export const isTest = (path) => /\.(test|spec)\.tsx?$|\/testing\/|^e2e\//.test(path)

/** Handwritten or generated data, whose length says nothing about structure. */
export const isAuthoredData = (path) => /^packages\/knowledge\/src\/|\/(migrations|fixtures)\//.test(path)
