import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserLibraries } from './credited-software.ts'

type Manifest = { dependencies?: Record<string, string>; license?: string }

const web = join(import.meta.dirname, '../../..')
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** A workspace's own copy comes before the shared one. */
const installed = (name: string): string =>
  [web, join(web, '../..')]
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(folder)) ?? name

test('credits every library of the web application under the licence it is installed with', () => {
  const names = Object.keys(manifestIn(web).dependencies ?? {})
  const libraries = names.filter((name) => !/^@(nextrung|fontsource)/.test(name))
  expect(browserLibraries.map(({ name }) => name)).toEqual(expect.arrayContaining(libraries))
  for (const { name, licence } of browserLibraries)
    expect(manifestIn(installed(name)).license, name).toBe(licence)
})
