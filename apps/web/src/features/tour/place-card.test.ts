import { expect, test } from 'vitest'
import { needsScroll, placeCard } from './place-card.ts'

const viewport = { width: 1280, height: 720 }
const card = { width: 500, height: 210 }
const placing = (target?: { top: number; left: number; width: number; height: number }) => ({
  target,
  card,
  viewport,
})

test('centres a card without a target on the page next to the sidebar', () => {
  expect(placeCard(placing())).toEqual({ side: 'centre', top: 255, left: 518 })
})

test('places a card below its target', () => {
  const target = { top: 260, left: 328, width: 432, height: 150 }
  expect(placeCard(placing(target))).toEqual({ side: 'below', top: 434, left: 320 })
  expect(needsScroll(placing(target))).toBe(false)
})

test('never covers the sidebar with a card next to it', () => {
  const target = { top: 100, left: 16, width: 224, height: 38 }
  expect(placeCard(placing(target))).toEqual({ side: 'right', top: 92, left: 272 })
  expect(needsScroll(placing(target))).toBe(false)
})

test('keeps a card at the right edge inside the window', () => {
  expect(placeCard(placing({ top: 100, left: 900, width: 360, height: 100 })).left).toBe(764)
})

test('needs scrolling when there is no room below the target', () => {
  expect(needsScroll(placing({ top: 260, left: 776, width: 432, height: 300 }))).toBe(true)
  expect(needsScroll(placing({ top: -40, left: 776, width: 432, height: 100 }))).toBe(true)
})

test('docks the card to the bottom on a phone', () => {
  const phone = { card: { width: 358, height: 246 }, viewport: { width: 390, height: 844 } }
  expect(placeCard({ ...phone, target: undefined })).toEqual({ side: 'dock', top: 582, left: 16 })
  expect(needsScroll({ ...phone, target: { top: 500, left: 16, width: 358, height: 200 } })).toBe(true)
  expect(needsScroll({ ...phone, target: { top: 100, left: 16, width: 358, height: 200 } })).toBe(false)
})
