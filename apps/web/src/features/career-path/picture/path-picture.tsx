import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useIsPrinting } from '../../../lib/use-printing.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { listNodes, type PlacedNode } from '../path-node.ts'
import { PathRung, pathKinds, pathKindText } from '../path-rung.tsx'
import { CardDialog } from './card-dialog.tsx'
import { layOutPath, linkPath, type PathLayout } from './lay-out-path.ts'
import { PathOutline } from './path-outline.tsx'
import { PictureBox } from './picture-box.tsx'
import { usePanZoom } from './use-pan-zoom.ts'
import { walkPath } from './walk-path.ts'

/** What fits on a sheet of paper below the heading, in CSS pixels. */
const paper = { width: 680, height: 780 }
/** Enough room to pan, even for a path of one card. */
const leastHeight = 320

const Legend = ({ nodes }: { nodes: readonly PlacedNode[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-caption text-ink-2">
    {pathKinds
      .filter((kind) => nodes.some(({ node }) => node.kind === kind))
      .map((kind) => (
        <li key={kind} className="inline-flex items-center gap-2">
          <PathRung kind={kind} />
          {pathKindText(kind)}
        </li>
      ))}
  </ul>
)

const Lines = ({ layout }: { layout: PathLayout }) => (
  <svg aria-hidden width={layout.width} height={layout.height} className="absolute inset-0 text-edge">
    {layout.links.map((link) => (
      <path
        key={link.key}
        d={linkPath(link, layout.direction)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
      />
    ))}
  </svg>
)

const zoomKeys: Record<string, 'zoomIn' | 'zoomOut' | 'reset'> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'reset',
}

/** Which card the arrows have reached, and how keys move on from it. */
const useWalk = (root: PlacedNode, layout: PathLayout) => {
  const viewport = useRef<HTMLDivElement>(null)
  const nodes = useMemo(() => listNodes(root), [root])
  const [currentKey, setCurrentKey] = useState(root.key)
  const [opened, setOpened] = useState<PlacedNode>()
  const panZoom = usePanZoom(viewport, layout)
  const current = nodes.find(({ key }) => key === currentKey) ?? root

  const goTo = (placed: PlacedNode) => {
    const box = layout.boxes.find((one) => one.placed === placed)
    if (box) panZoom.reveal(box)
    // Scrolling would move the picture without the pan knowing about it.
    viewport.current?.querySelector<HTMLElement>(`[data-box="${placed.key}"]`)?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const zooming = zoomKeys[event.key]
    const target = walkPath(event.key, { nodes, from: current, direction: layout.direction })
    if (event.key === 'Enter' || event.key === ' ') setOpened(current)
    else if (zooming) panZoom[zooming]()
    else if (target) goTo(target)
    else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
  }
  return { viewport, nodes, current, setCurrentKey, opened, setOpened, panZoom, onKeyDown }
}

const isNarrow = () => innerWidth < 768

/** The path as a tree to pan, zoom and walk with the arrow keys. Enter opens a card. */
export const PathPicture = ({ root }: { root: PlacedNode }) => {
  const [direction] = useState(() => (isNarrow() ? ('list' as const) : ('right' as const)))
  const layout = useMemo(() => layOutPath(root, direction), [root, direction])
  const { viewport, nodes, current, setCurrentKey, opened, setOpened, panZoom, onKeyDown } = useWalk(
    root,
    layout,
  )
  const isPrinting = useIsPrinting()
  const printScale = Math.min(1, paper.width / layout.width, paper.height / layout.height)
  const { x, y, k } = panZoom.transform
  return (
    <section
      aria-label="Your path as a picture"
      className="overflow-hidden rounded-lg border border-line bg-card text-card-foreground print:overflow-visible"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-[18px] py-2.5 md:px-6">
        <Legend nodes={nodes} />
        <div className="ml-auto flex gap-1 print:hidden">
          <IconButton label="Zoom out" onClick={panZoom.zoomOut}>
            <ZoomOut aria-hidden />
          </IconButton>
          <IconButton label="Zoom in" onClick={panZoom.zoomIn}>
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton label="Show from the start" onClick={panZoom.reset}>
            <Maximize aria-hidden />
          </IconButton>
        </div>
      </div>
      <div
        ref={viewport}
        className="relative max-h-[min(640px,70dvh)] print:max-h-none cursor-grab touch-none overflow-hidden bg-background active:cursor-grabbing"
        style={{ height: isPrinting ? layout.height * printScale : Math.max(layout.height, leastHeight) }}
      >
        <div
          role="tree"
          aria-label="Career path"
          style={{
            width: layout.width,
            height: layout.height,
            transform: isPrinting ? `scale(${printScale})` : `translate(${x}px, ${y}px) scale(${k})`,
          }}
          className="relative origin-top-left"
        >
          <Lines layout={layout} />
          {layout.boxes.map((box) => {
            const siblings = nodes.filter(({ parent }) => parent === box.placed.parent)
            return (
              <PictureBox
                key={box.placed.key}
                box={box}
                position={{ at: siblings.indexOf(box.placed) + 1, of: siblings.length }}
                isCurrent={box.placed === current}
                onFocus={() => setCurrentKey(box.placed.key)}
                onOpen={() => setOpened(box.placed)}
                onKeyDown={onKeyDown}
              />
            )
          })}
        </div>
      </div>
      <p className="border-t border-line px-[18px] py-2.5 text-caption text-muted-foreground md:px-6 print:hidden">
        <span className="md:hidden">Drag to move, pinch to zoom, tap a card to open it.</span>
        <span className="max-md:hidden">
          Drag to move, hold Ctrl and scroll to zoom. With the keyboard: arrows to walk, Enter to open, + and
          − to zoom, 0 to start over.
        </span>
      </p>
      <PathOutline root={root} />
      {opened && <CardDialog node={opened.node} onClose={() => setOpened(undefined)} />}
    </section>
  )
}
