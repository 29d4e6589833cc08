import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { boxSize, type PathLayout } from './lay-out-path.ts'

type Zoom = ZoomBehavior<HTMLElement, unknown>
type ZoomEvent = D3ZoomEvent<HTMLElement, unknown>

const scales: [number, number] = [0.3, 2]
/** Text in the boxes is hard to read below this. */
const readableScale = 0.72
const edge = 16

// A plain wheel scrolls the page; with Ctrl, which is what a pinch on a touchpad sends, it zooms.
const isOurs = (event: MouseEvent): boolean =>
  event.type === 'wheel' ? event.ctrlKey || event.metaKey : !event.button

/** All of the picture if it can be read then, else its start; a list starts at its top. */
const startOf = (element: HTMLElement, { width, height, boxes, direction }: PathLayout): ZoomTransform => {
  const { clientWidth, clientHeight } = element
  if (clientWidth === 0 || clientHeight === 0) return zoomIdentity
  const byWidth = Math.min(clientWidth / width, 1)
  if (direction === 'list') return zoomIdentity.scale(Math.max(byWidth, readableScale))
  const fitting = Math.min(byWidth, clientHeight / height)
  if (fitting >= readableScale)
    return zoomIdentity
      .translate((clientWidth - width * fitting) / 2, (clientHeight - height * fitting) / 2)
      .scale(fitting)
  const rootMiddle = (boxes[0]?.y ?? 0) + boxSize.height / 2
  return zoomIdentity.translate(0, clientHeight / 2 - rootMiddle * readableScale).scale(readableScale)
}

const overflow = (start: number, { end, room }: { end: number; room: number }): number =>
  start < edge ? edge - start : end > room - edge ? room - edge - end : 0

/** Pans and zooms by pointer, touch and Ctrl+wheel; the returned actions do the same for buttons and keys. */
export const usePanZoom = (viewport: RefObject<HTMLElement | null>, layout: PathLayout) => {
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity)
  const behavior = useMemo<Zoom>(
    () =>
      zoom<HTMLElement, unknown>()
        .scaleExtent(scales)
        .clickDistance(4)
        .filter(isOurs)
        .on('zoom', (event: ZoomEvent) => setTransform(event.transform)),
    [],
  )

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const selection = select(element)
    selection.call(behavior).on('dblclick.zoom', null)
    behavior.transform(selection, startOf(element, layout))
    return () => void selection.on('.zoom', null)
  }, [viewport, behavior, layout])

  return useMemo(() => {
    const act = (action: (element: HTMLElement) => void) => () => viewport.current && action(viewport.current)
    return {
      transform,
      zoomIn: act((element) => behavior.scaleBy(select(element), 1.25)),
      zoomOut: act((element) => behavior.scaleBy(select(element), 0.8)),
      reset: act((element) => behavior.transform(select(element), startOf(element, layout))),
      /** Pans as little as it takes to see the whole box. */
      reveal: (box: { x: number; y: number }) =>
        act((element) => {
          const [left, top] = transform.apply([box.x, box.y])
          const [right, bottom] = transform.apply([box.x + boxSize.width, box.y + boxSize.height])
          const dx = overflow(left, { end: right, room: element.clientWidth })
          const dy = overflow(top, { end: bottom, room: element.clientHeight })
          if (element.clientWidth > 0 && (dx !== 0 || dy !== 0))
            behavior.translateBy(select(element), dx / transform.k, dy / transform.k)
        })(),
    }
  }, [viewport, behavior, layout, transform])
}
