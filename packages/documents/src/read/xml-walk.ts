import { SaxesParser } from 'saxes'
import { readError } from './read-error.ts'

/** The names of an element and its attributes without their prefixes: the same in every dialect of Word. */
export type XmlElement = { name: string; attributes: ReadonlyMap<string, string> }

export type XmlVisitor = {
  open(element: XmlElement): void
  close(name: string): void
  text?(text: string): void
}

const maxDepth = 400

/**
 * Walks through XML from its start to its end.
 * @throws Error for XML that is not well formed, ReadError TOO_COMPLEX_FILE for absurdly deep nesting
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
