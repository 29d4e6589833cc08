import { inRoot } from '../setup/root.mjs'
import { capture } from '../setup/run.mjs'
import { isSource } from './list-files.mjs'

const cruiser = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')

const read = ({ code, stdout, stderr }) => {
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(`dependency-cruiser exited with code ${code} and no result\n${stderr}`)
  }
}

/** Checks the layers. A file the tool misses would escape every rule, so it must have seen each source file. */
export const checkImports = async ({ tree, files, node }) => {
  const sources = files.filter(isSource)
  const folders = [...new Set(sources.map((path) => path.split('/')[0]))]
  const args = [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  const { modules, summary } = read(await capture(node, args, { cwd: tree }))
  const seen = new Set(modules.map(({ source }) => source))
  const unseen = sources.filter((path) => !seen.has(path))
  return {
    note: `${sources.length - unseen.length} of ${sources.length} files seen`,
    problems: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
      ...unseen.map((path) => `not covered by the import rules: ${path}`),
    ],
  }
}
