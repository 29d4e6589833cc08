import { type RefObject, useLayoutEffect } from 'react'

const stepPx = 9

/** Marks of sentences that begin on the same line would cover each other, so they share its height. */
const stack = (sheet: HTMLElement): void => {
  const byLine = new Map<number, HTMLElement[]>()
  for (const mark of sheet.querySelectorAll<HTMLElement>('[data-mark]'))
    byLine.set(mark.offsetTop, [...(byLine.get(mark.offsetTop) ?? []), mark])
  for (const marks of byLine.values())
    for (const [at, mark] of marks.entries())
      mark.style.translate = `0 ${(at - (marks.length - 1) / 2) * stepPx}px`
}

/** Keeps the marks in the margin of `sheet` apart, whatever its width. */
export const useStackedMarks = (sheet: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element) return
    const observer = new ResizeObserver(() => stack(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [sheet])
}
