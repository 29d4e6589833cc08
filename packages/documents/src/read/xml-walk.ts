import { SaxesParser } from 'saxes'
import { readError } from './read-error.ts'

/** An element's name and attributes without namespace prefixes, so they are the same in every Word dialect. */
export type XmlElement = { name: string; attributes: ReadonlyMap<string, string> }

export type XmlVisitor = {
  open(element: XmlElement): void
  close(name: string): void
  text?(text: string): void
}

const maxDepth = 400

/**
 * Parses XML and calls the visitor for each element.
 * @throws Error for malformed XML, ReadError TOO_COMPLEX_FILE for absurdly deep nesting
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = new SaxesParser({ position: false })
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    depth++
    if (depth > maxDepth) throw readError('TOO_COMPLEX_FILE')
    const attributes = new Map(
      Object.entries(tag.attributes).map(([name, value]) => [localName(name), value]),
    )
    visitor.open({ name: localName(tag.name), attributes })
  })
  parser.on('closetag', (tag) => {
    depth--
    visitor.close(localName(tag.name))
  })
  if (visitor.text) parser.on('text', (text) => visitor.text?.(text))
  parser.write(xml).close()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
