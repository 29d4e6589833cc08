import type { ReadDocument, ReadLine, ReadLink } from '@nextrung/contract/read-document'
import { type DocxArchive, openDocxArchive } from './docx-archive.ts'
import { readNumbering } from './docx-numbering.ts'
import { mainPartOf, type Relationship, relationshipsOf, targetOf } from './docx-package.ts'
import { readStory, type Story, withGaps } from './docx-story.ts'
import { readStyles } from './docx-styles.ts'
import { isPageNumber } from './page-number.ts'
import { damagedFile, ReadError } from './read-error.ts'
import { withHeadings } from './section-headings.ts'

/**
 * Reads a Word file: headers, then the body with its tables and text boxes, then footers. Fetches nothing from
 * outside the file.
 * @throws ReadError TOO_COMPLEX_FILE, DAMAGED_FILE or UNSUPPORTED_FILE (another kind of package, macros)
 */
export async function readDocx(fileName: string, bytes: Uint8Array): Promise<ReadDocument> {
  try {
    return await readParts(await openDocxArchive(bytes))
  } catch (error) {
    throw error instanceof ReadError ? error : damagedFile(fileName, error)
  }
}

async function readParts(archive: DocxArchive): Promise<ReadDocument> {
  const main = await mainPartOf(archive)
  const relationships = await relationshipsOf(archive, main)
  const beside = (type: string) =>
    archive.read(targetOf(relationships, type) ?? main.replace(/[^/]*$/, `${type}.xml`))
  const styles = readStyles(await beside('styles'))
  const numbering = readNumbering(await beside('numbering'))
  const read = async (part: string, links: ReadonlyMap<string, Relationship>): Promise<Story> =>
    readStory((await archive.read(part)) ?? '', { styles, numbering, relationships: links })
  const body = await read(main, relationships)
  const around: { type: string; story: Story }[] = []
  for (const id of new Set(body.references)) {
    const link = relationships.get(id)
    if (!link || link.isExternal || !archive.has(link.target)) continue
    const links = await relationshipsOf(archive, link.target)
    around.push({ type: link.type, story: await read(link.target, links) })
  }
  const headers = around.filter(({ type }) => type === 'header').map(({ story }) => story)
  const footers = around.filter(({ type }) => type === 'footer').map(({ story }) => story)
  return {
    format: 'docx',
    pageCount: 1,
    lines: [
      ...edgeLines(headers, 'header'),
      ...withGaps(withHeadings(body.drafts)),
      ...edgeLines(footers, 'footer'),
    ],
    links: distinctLinks([...headers, body, ...footers].flatMap((story) => story.links)),
    notices: [],
  }
}

/** The distinct lines of headers or footers, without page numbers. */
function edgeLines(stories: readonly Story[], part: 'header' | 'footer'): ReadLine[] {
  const lines = new Map<string, ReadLine>()
  for (const { drafts } of stories) {
    for (const line of withGaps(withHeadings(drafts))) {
      if (!isPageNumber(line.text) && !lines.has(line.text)) lines.set(line.text, { ...line, part })
    }
  }
  return [...lines.values()]
}

function distinctLinks(links: readonly ReadLink[]): ReadLink[] {
  const distinct = new Map(links.map((link) => [`${link.text}\n${link.url}`, link]))
  return [...distinct.values()]
}
