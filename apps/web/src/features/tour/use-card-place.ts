import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type CardPlace, needsScroll, placeCard } from './place-card.ts'
import { boxOf, findTarget } from './use-target-box.ts'

const viewportNow = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

/** Adds space below the page, so every control can be scrolled clear of the card. */
const useRoomToScroll = () => {
  useLayoutEffect(() => {
    const before = document.body.style.paddingBottom
    document.body.style.paddingBottom = '100vh'
    return () => {
      document.body.style.paddingBottom = before
    }
  }, [])
}

type Placing = {
  card: RefObject<HTMLElement | null>
  step: number
  target: string | undefined
  isThere: boolean
}

/** Scrolls the target into view and places the card next to it. Later scrolling doesn't move the card. */
export const useCardPlace = ({ card, step, target, isThere }: Placing): CardPlace | undefined => {
  const [place, setPlace] = useState<CardPlace>()
  const [resized, setResized] = useState(0)
  useRoomToScroll()

  useEffect(() => {
    const onResize = () => setResized((count) => count + 1)
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes the layout measured here.
  useLayoutEffect(() => {
    const element = findTarget(target)
    const size = { width: card.current?.offsetWidth ?? 0, height: card.current?.offsetHeight ?? 0 }
    const placing = () => ({ target: boxOf(element), card: size, viewport: viewportNow() })
    if (element && needsScroll(placing())) element.scrollIntoView({ block: 'start', behavior: 'instant' })
    setPlace(placeCard(placing()))
  }, [card, step, target, isThere, resized])

  return place
}
