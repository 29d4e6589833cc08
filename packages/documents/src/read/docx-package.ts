import type { DocxArchive } from './docx-archive.ts'
import { readError } from './read-error.ts'
import { walkXml } from './xml-walk.ts'

/** A part's reference to another part of the package, or to an external address. */
export type Relationship = { type: string; target: string; isExternal: boolean }

/** A part's relationships by id; targets inside the package are full paths. */
export async function relationshipsOf(
  archive: DocxArchive,
  part: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const slash = part.lastIndexOf('/')
  const folder = part.slice(0, slash + 1)
  const xml = await archive.read(`${folder}_rels/${part.slice(slash + 1)}.rels`)
  const relationships = new Map<string, Relationship>()
  if (!xml) return relationships
  walkXml(xml, {
    open({ name, attributes }) {
      const id = attributes.get('Id')
      const target = attributes.get('Target')
      if (name !== 'Relationship' || !id || target === undefined) return
      const isExternal = attributes.get('TargetMode') === 'External'
      const type = (attributes.get('Type') ?? '').replace(/^.*\//, '')
      relationships.set(id, { type, target: isExternal ? target : resolve(folder, target), isExternal })
    },
    close() {},
  })
  return relationships
}

function resolve(folder: string, target: string): string {
  const own = target.replaceAll('\\', '/')
  const path = own.startsWith('/') ? own : `${folder}${own}`
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The path of the first part that a relationship of this type refers to. */
export function targetOf(relationships: ReadonlyMap<string, Relationship>, type: string): string | undefined {
  return [...relationships.values()].find((link) => link.type === type && !link.isExternal)?.target
}

const wordMain = /wordprocessingml\.(?:document|template)\.main\+xml$/i
// Some programs write these for every part.
const generic = /^(?:application|text)\/(?:xml|octet-stream|plain)$/i

/**
 * Returns the path of the main document: where the package says it is, or else where it usually is.
 * @throws ReadError UNSUPPORTED_FILE for other packages and files with macros; Error for a broken Word file
 */
export async function mainPartOf(archive: DocxArchive): Promise<string> {
  const types = contentTypesOf(await archive.read('[Content_Types].xml'))
  const named = targetOf(await relationshipsOf(archive, ''), 'officeDocument')
  const typed = [...types].find(([, type]) => wordMain.test(type))?.[0]
  const usual = archive.paths.find((path) => /^word\/document\d*\.xml$/i.test(path))
  const main = [named, typed, usual].find((path) => path !== undefined && archive.has(path))
  const claimed = types.get((main ?? named ?? '').toLowerCase())
  if (claimed && !wordMain.test(claimed) && !generic.test(claimed)) throw readError('UNSUPPORTED_FILE')
  if (main !== undefined) return main
  if (named === undefined && typed === undefined) throw readError('UNSUPPORTED_FILE')
  throw new Error('The main document is missing.')
}

/** The content types of single parts, by path in lower case. */
function contentTypesOf(xml: string | undefined): ReadonlyMap<string, string> {
  const types = new Map<string, string>()
  if (xml === undefined) return types
  walkXml(xml, {
    open({ name, attributes }) {
      const part = attributes.get('PartName')
      if (name !== 'Override' || part === undefined) return
      const type = (attributes.get('ContentType') ?? '').replace(/;.*/s, '').trim()
      types.set(part.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase(), type)
    },
    close() {},
  })
  return types
}
