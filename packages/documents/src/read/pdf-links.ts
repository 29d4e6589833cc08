import type { ReadLink } from '@nextrung/contract/read-document'
import type { PageViewport, PDFPageProxy } from 'unpdf/pdfjs'
import { cleanLine } from './clean-text.ts'
import type { Fragment } from './pdf-fragment.ts'

type Box = { left: number; top: number; right: number; bottom: number }

/** The links of a page with the text under them. A picture's link counts only if no text has the same target. */
export async function linksOfPage(
  page: PDFPageProxy,
  { fragments, view }: { fragments: readonly Fragment[]; view: PageViewport },
): Promise<ReadLink[]> {
  const annotations: unknown[] = await page.getAnnotations().catch(() => [])
  const links = new Map<string, ReadLink>()
  for (const annotation of annotations) {
    const target = targetOf(annotation)
    if (!target) continue
    const text = target.text || cleanLine(textUnder(fragments, toBox(target.rect, view.transform)))
    links.set(`${target.url} ${text}`, { text, url: target.url, page: page.pageNumber })
  }
  const all = [...links.values()]
  const named = new Set(all.filter((link) => link.text !== '').map((link) => link.url))
  return all.filter((link) => link.text !== '' || !named.has(link.url))
}

function targetOf(annotation: unknown): { url: string; text: string; rect: number[] } | undefined {
  if (typeof annotation !== 'object' || !annotation || !('url' in annotation) || !('rect' in annotation))
    return undefined
  const { url, rect } = annotation
  if (typeof url !== 'string' || !/^(?:https?|mailto|tel):/i.test(url)) return undefined
  return Array.isArray(rect) && rect.length === 4
    ? { url, text: overlaidText(annotation), rect: rect.map(Number) }
    : undefined
}

function overlaidText(annotation: object): string {
  return 'overlaidText' in annotation ? cleanLine(String(annotation.overlaidText ?? '')) : ''
}

function toBox(rect: readonly number[], transform: readonly number[]): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e]
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The words whose middle lies in a box. A word's position in its run is estimated from its share of the letters. */
function textUnder(fragments: readonly Fragment[], box: Box): string {
  const words: string[] = []
  for (const fragment of fragments) {
    const middle = fragment.y - fragment.fontSize * 0.3
    if (middle < box.top || middle > box.bottom) continue
    const perChar = fragment.width / fragment.text.length
    for (const word of fragment.text.matchAll(/\S+/g)) {
      const center = fragment.x + (word.index + word[0].length / 2) * perChar
      if (center >= box.left && center <= box.right) words.push(word[0])
    }
  }
  return words.join(' ')
}
