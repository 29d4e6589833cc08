export type Box = { top: number; left: number; width: number; height: number }
export type Size = { width: number; height: number }

export type CardPlace = { side: 'below' | 'right' | 'centre' | 'dock'; top: number; left: number }

/** From this width on, the sidebar is next to the page. Must match the shell. */
const wideFromPx = 768
const sidebarPx = 256
const gapPx = 24
const marginPx = 16
/** How far the spotlight extends beyond its target. */
export const spotlightPx = 8

type Placing = { target: Box | undefined; card: Size; viewport: Size }

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.max(low, Math.min(value, high))

/** Whether the page must scroll, bringing the target to the top, for the card to fit below it. */
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
 * The card's position in the window, in px: next to its target, clear of the sidebar, and low enough that any control
 * can be scrolled into view above it.
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
