import type { ReadDocument, ReadLine, ReadLink } from '@nextrung/contract/read-document'
import { type DocxParts, readDocxParts } from './docx-archive.ts'
import { readNumbering } from './docx-numbering.ts'
import { mainPartOf, type Relationship, relationshipsOf } from './docx-package.ts'
import { readStory, type Story, type StoryContext, withGaps } from './docx-story.ts'
import { readStyles } from './docx-styles.ts'
import { isPageNumber } from './page-number.ts'
import { damagedFile, ReadError } from './read-error.ts'

/**
 * Reads a Word file: headers, then the body with its tables and text boxes, then footers. Fetches nothing from
 * outside the file.
 * @throws ReadError TOO_COMPLEX_FILE, DAMAGED_FILE or UNSUPPORTED_FILE (another kind of package, macros)
 */
export async function readDocx(fileName: string, bytes: Uint8Array): Promise<ReadDocument> {
  const parts = await readDocxParts(fileName, bytes)
  try {
    return readParts(parts)
  } catch (error) {
    throw error instanceof ReadError ? error : damagedFile(fileName, error)
  }
}

function readParts(parts: DocxParts): ReadDocument {
  const main = mainPartOf(parts)
  const relationships = relationshipsOf(parts, main)
  const pathOf = (type: string) =>
    [...relationships.values()].find((link) => link.type === type)?.target ?? ''
  const styles = readStyles(parts.get(pathOf('styles')))
  const numbering = readNumbering(parts.get(pathOf('numbering')))
  const read = (part: string, links: ReadonlyMap<string, Relationship>): Story =>
    readStory(parts.get(part) ?? '', { styles, numbering, relationships: links } satisfies StoryContext)
  const body = read(main, relationships)
  const around = [...new Set(body.references)].flatMap((id) => {
    const link = relationships.get(id)
    if (!link || link.isExternal || !parts.has(link.target)) return []
    return [{ type: link.type, story: read(link.target, relationshipsOf(parts, link.target)) }]
  })
  const headers = around.filter(({ type }) => type === 'header').map(({ story }) => story)
  const footers = around.filter(({ type }) => type === 'footer').map(({ story }) => story)
  return {
    format: 'docx',
    pageCount: 1,
    lines: [...edgeLines(headers, 'header'), ...withGaps(body.drafts), ...edgeLines(footers, 'footer')],
    links: distinctLinks([...headers, body, ...footers].flatMap((story) => story.links)),
    notices: [],
  }
}

/** The distinct lines of headers or footers, without page numbers. */
function edgeLines(stories: readonly Story[], part: 'header' | 'footer'): ReadLine[] {
  const lines = new Map<string, ReadLine>()
  for (const { drafts } of stories) {
    for (const line of withGaps(drafts)) {
      if (!isPageNumber(line.text) && !lines.has(line.text)) lines.set(line.text, { ...line, part })
    }
  }
  return [...lines.values()]
}

function distinctLinks(links: readonly ReadLink[]): ReadLink[] {
  const distinct = new Map(links.map((link) => [`${link.text}\n${link.url}`, link]))
  return [...distinct.values()]
}
