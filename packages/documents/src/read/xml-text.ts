// XML allows no control characters but these three; some programs write others into the text.
const forbidden = /(?![\t\n\r\u0085])\p{Cc}/gu

/**
 * Decodes an XML part in UTF-8 or UTF-16, with or without a byte order mark.
 * @throws Error for any other declared encoding, because it could hide forbidden content
 */
export function decodeXml(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).trimStart().replace(forbidden, '')
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(text.slice(0, 200))?.[1]
  if (declared && !/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(declared)) {
    throw new Error(`The XML is written in ${declared}.`)
  }
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}

/** True when a part declares a document type or an entity, which no Word file needs. */
export function hasDeclarations(xml: string): boolean {
  return /<!\s*(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(xml)
}
