import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot } from '../../setup/root.mjs'

export type Files = Record<string, string>

const configs = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'knip.json',
  'knip.production.jsonc',
  'tsconfig.base.json',
  'tsconfig.json',
  'apps/web/tsconfig.json',
  'e2e/tsconfig.json',
]

const write = (tree: string, files: Files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
}

/** Links the repository's installed packages, but our own packages from the tree. */
const linkPackages = (tree: string) => {
  mkdirSync(join(tree, 'node_modules/@nextrung'), { recursive: true })
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '@nextrung' && !name.startsWith('.'))
      symlinkSync(inRoot('node_modules', name), join(tree, 'node_modules', name))
  }
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@nextrung', name))
  }
}

/** Creates a temporary tree with the repository's configuration and the given files. The caller removes it. */
export const makeTree = (files: Files) => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'nextrung-rules-')))
  for (const path of configs) cpSync(inRoot(path), join(tree, path), { recursive: true })
  write(tree, files)
  linkPackages(tree)
  return tree
}
