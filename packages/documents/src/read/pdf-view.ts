import type { PageViewport, PDFPageProxy } from 'unpdf/pdfjs'
import type { ContentItem } from './pdf-ligatures.ts'

const quarterTurns = [0, 90, 180, 270] as const
type QuarterTurn = (typeof quarterTurns)[number]

/** The page turned so that most of its letters stand upright, whether or not the file shows it like that. */
export function uprightView(page: PDFPageProxy, items: readonly ContentItem[]): PageViewport {
  const shown = page.getViewport({ scale: 1 })
  const letters = new Map<QuarterTurn, number>()
  for (const item of items) {
    if (!('str' in item)) continue
    const turn = turnToUpright(directionOf(item.transform, shown.transform))
    letters.set(turn, (letters.get(turn) ?? 0) + item.str.trim().length)
  }
  const count = (turn: QuarterTurn) => letters.get(turn) ?? 0
  const turn = quarterTurns.reduce((best, next) => (count(next) > count(best) ? next : best))
  return turn === 0 ? shown : page.getViewport({ scale: 1, rotation: (page.rotate + turn) % 360 })
}

type Direction = readonly [right: number, down: number]

/** The direction in which text is written, as shown on the page. */
export function directionOf(text: readonly number[], view: readonly number[]): Direction {
  const [a = 0, b = 0] = text
  const [va = 1, vb = 0, vc = 0, vd = -1] = view
  return [va * a + vc * b, vb * a + vd * b]
}

/** How far the page has to be turned clockwise. */
function turnToUpright([right, down]: Direction): QuarterTurn {
  if (Math.abs(right) >= Math.abs(down)) return right >= 0 ? 0 : 180
  return down > 0 ? 270 : 90
}
