import { OPS } from 'unpdf/pdfjs'
import type { Operators } from './pdf-bullet-marks.ts'
import type { ContentItem } from './pdf-ligatures.ts'

const softHyphen = '\u00ad'
// How far ahead of the last run found the next one may start.
const maxSkip = 2000

type Glyph = { unicode: string; width: number; startsLine: boolean; endsRun: boolean }
type Hyphen = {
  /** The number of letters before it. */
  at: number
  width: number
  spaceBefore: boolean
  spaceAfter: boolean
  startsLine: boolean
}

/**
 * Puts back the hyphens that a PDF maps to soft hyphens, as browsers do. pdf.js drops them from the text, but whatever
 * a PDF draws is visible.
 */
export function withSoftHyphens(items: readonly ContentItem[], operators: Operators): readonly ContentItem[] {
  if (!drawsSoftHyphen(operators)) return items
  const { letters, hyphens } = drawnBy(operators)
  let from = 0
  let next = 0
  return items.map((item) => {
    const own = 'str' in item ? lettersOf(item.str) : ''
    if (own === '' || !('str' in item)) return item
    const start = letters.slice(0, from + own.length + maxSkip).indexOf(own, from)
    if (start === -1) return item
    from = start + own.length
    const inside: Hyphen[] = []
    for (let hyphen = hyphens[next]; hyphen && isUpTo(from, hyphen); hyphen = hyphens[++next]) {
      if (hyphen.at >= start) inside.push({ ...hyphen, at: hyphen.at - start })
    }
    if (inside.length === 0) return item
    const width = inside.reduce((sum, hyphen) => sum + hyphen.width, 0)
    return { ...item, str: insert(item.str, inside), width: item.width + (width / 1000) * item.height }
  })
}

function drawsSoftHyphen({ fnArray, argsArray }: Operators): boolean {
  for (let at = 0; at < fnArray.length; at++) {
    if (fnArray[at] === OPS.showText && runOf(argsArray[at]).some(isSoftHyphen)) return true
  }
  return false
}

function isSoftHyphen(value: unknown): boolean {
  return isGlyph(value) && value.unicode === softHyphen
}

function runOf(args: unknown): unknown[] {
  return Array.isArray(args) && Array.isArray(args[0]) ? args[0] : []
}

/** A hyphen between two runs belongs to the first, unless it starts a line. */
function isUpTo(end: number, { at, startsLine }: Hyphen): boolean {
  return at < end || (at === end && !startsLine)
}

/** All letters in drawing order, without spaces, and the soft hyphens among them. */
function drawnBy(operators: Operators): { letters: string; hyphens: Hyphen[] } {
  const letters: string[] = []
  const hyphens: Hyphen[] = []
  let at = 0
  let spaceBefore = false
  let last: Hyphen | undefined
  for (const { unicode, width, startsLine, endsRun } of glyphsOf(operators)) {
    const isSpace = unicode.trim() === ''
    if (isSpace && last) last.spaceAfter = true
    last = undefined
    if (unicode === softHyphen) {
      // Alone at the start of a line, it is a bullet.
      last = { at, width, spaceBefore, spaceAfter: startsLine && endsRun, startsLine }
      hyphens.push(last)
    } else if (!isSpace) {
      const own = lettersOf(unicode)
      letters.push(own)
      at += own.length
    }
    spaceBefore = isSpace
  }
  return { letters: letters.join(''), hyphens }
}

/** The glyphs that the page draws. A new line starts where text moves up or down. */
function* glyphsOf({ fnArray, argsArray }: Operators): Generator<Glyph> {
  let y = 0
  let lastY: number | undefined
  for (let at = 0; at < fnArray.length; at++) {
    const args: unknown = argsArray[at]
    if (fnArray[at] === OPS.setTextMatrix) y = matrixY(args)
    else if (fnArray[at] === OPS.moveText) y += numberAt(args, 1)
    else if (fnArray[at] === OPS.nextLine || fnArray[at] === OPS.transform) lastY = undefined
    if (fnArray[at] !== OPS.showText) continue
    const glyphs = runOf(args).filter(isGlyph)
    for (const [number, glyph] of glyphs.entries()) {
      const startsLine = number === 0 && y !== lastY
      yield {
        unicode: glyph.unicode,
        width: Number(glyph.width) || 0,
        startsLine,
        endsRun: number === glyphs.length - 1,
      }
    }
    lastY = y
  }
}

function isGlyph(value: unknown): value is { unicode: string; width: unknown } {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value
}

// pdf.js passes a text matrix either as six arguments or as one list.
function matrixY(args: unknown): number {
  const list: unknown = Array.isArray(args) && args.length === 1 ? args[0] : args
  return numberAt(list, 5)
}

function numberAt(list: unknown, at: number): number {
  const isList = Array.isArray(list) || list instanceof Float32Array
  return isList ? Number(list[at]) || 0 : 0
}

// pdf.js drops other invisible characters too.
function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')
}

function insert(text: string, hyphens: readonly Hyphen[]): string {
  const parts: string[] = []
  let count = 0
  let next = 0
  const put = (isBeforeLetter: boolean) => {
    for (let hyphen = hyphens[next]; hyphen && hyphen.at <= count; hyphen = hyphens[++next]) {
      const isApart = hyphen.spaceBefore || hyphen.startsLine
      if (isApart && !isBeforeLetter) return
      parts.push(isApart && hyphen.spaceAfter ? '- ' : '-')
    }
  }
  for (const char of text) {
    const own = lettersOf(char)
    if (own === '') {
      put(false)
      parts.push(char)
      continue
    }
    put(true)
    parts.push(char)
    count += own.length
  }
  put(true)
  return parts.join('')
}
