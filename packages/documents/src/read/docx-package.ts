import type { DocxParts } from './docx-archive.ts'
import { readError } from './read-error.ts'
import { walkXml } from './xml-walk.ts'

/** A part's reference to another part of the package, or to an external address. */
export type Relationship = { type: string; target: string; isExternal: boolean }

/** A part's relationships by id; targets inside the package are full paths. */
export function relationshipsOf(parts: DocxParts, part: string): ReadonlyMap<string, Relationship> {
  const slash = part.lastIndexOf('/')
  const folder = part.slice(0, slash + 1)
  const xml = parts.get(`${folder}_rels/${part.slice(slash + 1)}.rels`)
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
  const path = target.startsWith('/') ? target : `${folder}${target}`
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/**
 * Returns the path of the main document.
 * @throws ReadError UNSUPPORTED_FILE for other packages and files with macros; Error for a broken Word file
 */
export function mainPartOf(parts: DocxParts): string {
  const types = parts.get('[Content_Types].xml')
  if (types === undefined) throw readError('UNSUPPORTED_FILE')
  const target = [...relationshipsOf(parts, '').values()].find(
    (link) => link.type === 'officeDocument',
  )?.target
  const main = target ?? 'word/document.xml'
  const contentType = contentTypeOf(types, main)
  if (contentType && !/wordprocessingml\.(?:document|template)\.main\+xml$/.test(contentType)) {
    throw readError('UNSUPPORTED_FILE')
  }
  if (!parts.has(main)) throw new Error('The main document is missing.')
  return main
}

function contentTypeOf(types: string, part: string): string | undefined {
  let found: string | undefined
  walkXml(types, {
    open({ name, attributes }) {
      if (name === 'Override' && attributes.get('PartName')?.toLowerCase() === `/${part}`.toLowerCase()) {
        found = attributes.get('ContentType')
      }
    },
    close() {},
  })
  return found
}
