import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** The allowed elements and attributes. Everything else the renderer writes (links, selectable text) is dropped. */
const drawn: Record<string, string[]> = {
  g: [
    'transform',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-miterlimit',
  ],
  path: ['d', 'transform', 'fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-miterlimit'],
  use: ['x', 'y', 'href'],
}
const safeValue = /^(?:[\w\s.,()+-]*|#[\w/+=-]+)$/u

/** One page (counted from 1) of the renderer's SVG, rebuilt from outlines and groups only. */
export function outlinePage(document: string, page: number): string {
  const glyphs = new Map<string, string>()
  const used = new Set<string>()
  let size = { width: '0', height: '0' }
  let body = ''
  let pagesMet = 0
  let pageDepth = 0
  let skipDepth = 0
  const parser = new SaxesParser()

  parser.on('opentag', (tag: SaxesTagPlain) => {
    const attributes = tag.attributes
    const { id = '', d = '' } = attributes
    if (tag.name === 'path' && id !== '' && safeValue.test(`#${id}`) && safeValue.test(d)) glyphs.set(id, d)
    const isPage = attributes.class === 'typst-page'
    if (isPage) pagesMet += 1
    if (isPage && pagesMet === page) {
      size = { width: attributes['data-page-width'] ?? '0', height: attributes['data-page-height'] ?? '0' }
      pageDepth = 1
      return
    }
    if (pageDepth === 0) return
    pageDepth += 1
    const glyph = attributes.href?.replace(/^#/u, '') ?? ''
    // A space has no outline but is still referenced.
    const isDrawn = tag.name in drawn && (tag.name !== 'use' || glyphs.has(glyph))
    if (skipDepth > 0 || !isDrawn) {
      skipDepth += 1
      return
    }
    if (tag.name === 'use') used.add(glyph)
    body += `<${tag.name}${writeAttributes(tag)}>`
  })
  parser.on('closetag', (tag) => {
    if (pageDepth === 0) return
    pageDepth -= 1
    if (skipDepth > 0) skipDepth -= 1
    else if (pageDepth > 0) body += `</${tag.name}>`
  })
  parser.write(document).close()

  const definitions = [...used].map((id) => `<path id="${id}" d="${glyphs.get(id)}"/>`)
  const box = `width="${size.width}" height="${size.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" ${box}><defs>${definitions.join('')}</defs><rect ${box} fill="#fff"/>${body}</svg>`
}

function writeAttributes(tag: SaxesTagPlain): string {
  const names = drawn[tag.name] ?? []
  return names
    .flatMap((name) => {
      const value = tag.attributes[name]
      return value !== undefined && safeValue.test(value) ? [` ${name}="${value}"`] : []
    })
    .join('')
}
