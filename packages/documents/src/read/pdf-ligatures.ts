import type { PDFPageProxy } from 'unpdf/pdfjs'
import { findActualTexts } from './pdf-actual-text.ts'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
export type ContentItem = TextContent['items'][number]
export type TextItem = Extract<ContentItem, { str: string }>

/** A run of text as placed by pdf.js, and the text it represents. */
export type WrittenItem = { item: TextItem; text: string }

/** Returns the runs of a page, with glyphs that have no character replaced by their recorded letters. */
export type Ligatures = { resolve(items: readonly ContentItem[]): WrittenItem[] }

/**
 * Tracks a document's replacement texts from page to page. Each page takes the next content stream with as many
 * replacements as the page has marked runs; if none matches, nothing is guessed.
 */
export function followLigatures(bytes: Uint8Array): Ligatures {
  let lists: string[][] | undefined
  return {
    resolve(items) {
      const count = items.filter(isReplacedRun).length
      const isNeeded = count > 0 && items.some((item) => 'str' in item && item.str.includes('\0'))
      if (isNeeded) lists ??= findActualTexts(bytes)
      const at = isNeeded && lists ? lists.findIndex((list) => list.length === count) : -1
      const [texts = []] = at === -1 ? [] : (lists?.splice(at, 1) ?? [])
      return replaceGlyphs(items, texts)
    },
  }
}

function isReplacedRun(item: ContentItem): boolean {
  if ('str' in item || item.type !== 'beginMarkedContentProps' || item.id) return false
  return 'tag' in item && item.tag === 'Span'
}

function replaceGlyphs(items: readonly ContentItem[], texts: readonly string[]): WrittenItem[] {
  const replacements = texts.values()
  const open: (string | undefined)[] = []
  return items.flatMap((item) => {
    if ('str' in item) {
      const text = item.str.replaceAll('\0', () => open.splice(-1, 1, '')[0] ?? ' ')
      return [{ item, text }]
    }
    if (item.type === 'endMarkedContent') open.pop()
    else open.push(isReplacedRun(item) ? replacements.next().value : undefined)
    return []
  })
}
