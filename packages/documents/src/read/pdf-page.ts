import type { PageViewport, PDFPageProxy } from 'unpdf/pdfjs'
import { cleanText } from './clean-text.ts'
import { withoutRules } from './drawn-rules.ts'
import { textInFont } from './icon-fonts.ts'
import { joinLetterSpaced } from './letter-spacing.ts'
import { minReadableFontSize } from './min-readable-font-size.ts'
import { type Fragment, joinRuns } from './pdf-fragment.ts'
import type { ContentItem, Ligatures, TextItem } from './pdf-ligatures.ts'
import { directionOf } from './pdf-view.ts'

const boldName = /bold|black|heavy|semi-?bd|demi|medi(?:um)?cond|CMBX|SFBX|-bd\b|[-_]b$/i
const italicName = /italic|oblique|CMTI|SFTI|slanted|-it\b|[-_]i$/i
const privateUse = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/gu
// Symbol font codes of common bullets; other private-use characters are icons.
const bulletCode = /^[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf0a8]$/

type Content = { items: readonly ContentItem[]; view: PageViewport; ligatures: Ligatures }

/** The text runs of a page in content order, without text that stands otherwise than the view and text too small. */
export function fragmentsOfPage(page: PDFPageProxy, { items, view, ligatures }: Content): Fragment[] {
  const fragments: Fragment[] = []
  let spaceBefore = false
  let iconBefore = false
  for (const written of ligatures.resolve(items)) {
    const { item } = written
    const { name, ...style } = styleOf(page, item.fontName)
    const text = textOfItem(textInFont(written.text, name))
    if (text.kind === 'space') spaceBefore = true
    else if (text.kind === 'icon') iconBefore = true
    if (text.kind !== 'text') continue
    const place = placeOf(item, view.transform)
    if (!place) continue
    for (const part of partsOf(text.text, place)) {
      fragments.push({ ...part, ...style, isRightToLeft: item.dir === 'rtl', spaceBefore, iconBefore })
      spaceBefore = false
      iconBefore = false
    }
    spaceBefore = /\s$/.test(written.text) || item.hasEOL
  }
  return joinRuns(fragments)
}

function textOfItem(written: string): { kind: 'space' | 'icon' } | { kind: 'text'; text: string } {
  const text = withoutRules(cleanText(written).normalize('NFKC'))
  if (text.trim() === '') return { kind: 'space' }
  if (bulletCode.test(text.trim())) return { kind: 'text', text: '•' }
  const readable = text.replace(privateUse, ' ')
  return readable.trim() === '' ? { kind: 'icon' } : { kind: 'text', text: readable }
}

type Placed = { x: number; y: number; width: number; fontSize: number }

function placeOf(item: TextItem, view: number[]): Placed | undefined {
  const transform: number[] = item.transform
  const [, , c = 0, d = 0, e = 0, f = 0] = transform
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view
  const [right, down] = directionOf(transform, view)
  const isLevel = Math.abs(down) < Math.abs(right) * 0.1 && right > 0
  const fontSize = Math.hypot(c, d)
  if (!isLevel || fontSize < minReadableFontSize || !Number.isFinite(fontSize)) return undefined
  return { x: va * e + vc * f + ve, y: vb * e + vd * f + vf, width: item.width, fontSize }
}

/** Splits a run at typed gaps of several spaces; each part's position follows from its share of the run's width. */
function partsOf(text: string, place: Placed): (Placed & { text: string })[] {
  const perChar = place.width / text.length
  return [...text.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((match) => ({
    text: joinLetterSpaced(match[0]),
    x: place.x + match.index * perChar,
    y: place.y,
    width: match[0].length * perChar,
    fontSize: place.fontSize,
  }))
}

function styleOf(page: PDFPageProxy, fontName: string): { name: string; bold: boolean; italic: boolean } {
  const font: unknown = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : undefined
  const name = typeof font === 'object' && font && 'name' in font ? String(font.name) : ''
  return { name, bold: boldName.test(name), italic: italicName.test(name) }
}
