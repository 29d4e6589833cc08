import { isSource } from './list-files.mjs'

const banned = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'index',
  'constants',
])
const roles = 'routes|table|store|public|job|queries|local|llm|prompt|capability|testing'
const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
const sourceName = new RegExp(
  `^${kebab}(\\.(${roles}))?(\\.(test|spec))?(\\.d|\\.config)?\\.(ts|tsx|mjs|js)$`,
)
const folderName = new RegExp(`^${kebab}$`)

const problemOf = (path) => {
  const folders = path.split('/')
  const name = folders.pop()
  const catchAll = [...folders, name.split('.')[0]].find((word) => banned.has(word))
  if (catchAll) return `${path}: "${catchAll}" says nothing; name it after its contents`
  const folder = folders.find((word) => !folderName.test(word))
  if (folder) return `${path}: the folder "${folder}" is not kebab-case`
  if (!sourceName.test(name))
    return `${path}: not kebab-case with one of the roles ${roles.replaceAll('|', ', ')}, test, spec`
  return undefined
}

/** Names are kebab-case with a known role, and no file or folder is a catch-all. */
export const checkFileNames = ({ files }) => ({
  problems: files
    .filter((path) => isSource(path) && !/\/(migrations|fixtures|public)\//.test(path))
    .map(problemOf)
    .filter((problem) => problem !== undefined),
})
