export type Box = { top: number; left: number; width: number; height: number }
export type Size = { width: number; height: number }

export type CardPlace = { side: 'below' | 'right' | 'centre' | 'dock'; top: number; left: number }

/** From this width on the sidebar stands beside the page, as in the shell. */
const wideFromPx = 768
const sidebarPx = 256
const gapPx = 24
const marginPx = 16
/** How far the light round a target reaches beyond it. */
export const spotlightPx = 8

type Placing = { target: Box | undefined; card: Size; viewport: Size }

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.max(low, Math.min(value, high))

/** Whether the page has to scroll for the card to stand below its target, with the target at the top. */
export const needsScroll = ({ target, card, viewport }: Placing): boolean => {
  if (!target || isBesideSidebar(target)) return false
  if (viewport.width < wideFromPx)
    return target.top < 72 || target.top + target.height > viewport.height - card.height - gapPx
  return (
    target.top < spotlightPx || target.top + target.height + gapPx + card.height + marginPx > viewport.height
  )
}

const isBesideSidebar = (target: Box): boolean => target.left + target.width <= sidebarPx

/**
 * Where the card stands in the window, in px: beside what it speaks of, clear of the sidebar, and low enough that
 * the page can be scrolled so that any control shows above it.
 */
export const placeCard = ({ target, card, viewport }: Placing): CardPlace => {
  const lowest = Math.max(marginPx, viewport.height - card.height - marginPx)
  if (viewport.width < wideFromPx) return { side: 'dock', top: lowest, left: marginPx }
  const left: readonly [number, number] = [
    sidebarPx + marginPx,
    Math.max(sidebarPx + marginPx, viewport.width - card.width - marginPx),
  ]
  if (!target) {
    return {
      side: 'centre',
      top: Math.max(marginPx, (viewport.height - card.height) / 2),
      left: clamp((viewport.width + sidebarPx - card.width) / 2, left),
    }
  }
  if (isBesideSidebar(target)) {
    return {
      side: 'right',
      top: clamp(target.top - spotlightPx, [marginPx, lowest]),
      left: clamp(target.left + target.width + gapPx, left),
    }
  }
  return {
    side: 'below',
    top: clamp(target.top + target.height + gapPx, [marginPx, lowest]),
    left: clamp(target.left - spotlightPx, left),
  }
}
