import { useEffect, useState } from 'react'
import type { Box } from './place-card.ts'

export const findTarget = (target: string | undefined): HTMLElement | undefined => {
  if (!target) return undefined
  const found = document.querySelectorAll<HTMLElement>(`[data-tour="${target}"]`)
  // On a phone, the navigation is in the page twice, once hidden.
  return [...found].find((element) => element.getClientRects().length > 0)
}

export const boxOf = (element: HTMLElement | undefined): Box | undefined => {
  if (!element) return undefined
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top, left, width, height }
}

const isSame = (a: Box | undefined, b: Box | undefined): boolean =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height

/** The target's current box in the window; follows scrolling, resizing and layout changes. */
export const useTargetBox = (target: string | undefined): Box | undefined => {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    const measure = () => {
      const next = boxOf(findTarget(target))
      setBox((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const changes = new MutationObserver(measure)
    changes.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    addEventListener('scroll', measure, { capture: true, passive: true })
    addEventListener('resize', measure)
    return () => {
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', measure, { capture: true })
      removeEventListener('resize', measure)
    }
  }, [target])
  return box
}
