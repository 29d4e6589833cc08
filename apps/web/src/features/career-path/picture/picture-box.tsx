import type { KeyboardEvent } from 'react'
import { cn } from '../../../ui/cn.ts'
import { PathRung, pathKindText } from '../path-rung.tsx'
import { type Box, boxSize } from './lay-out-path.ts'

type PictureBoxProps = {
  box: Box
  position: { at: number; of: number }
  isCurrent: boolean
  onFocus: () => void
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A card of the picture, short enough to overlook the whole path; opening it shows the rest. */
export const PictureBox = ({ box, position, isCurrent, onFocus, onOpen, onKeyDown }: PictureBoxProps) => {
  const { placed, x, y } = box
  const { node, depth, key } = placed
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={position.at}
      aria-setsize={position.of}
      aria-selected={isCurrent}
      {...(placed.children.length > 0 ? { 'aria-expanded': true } : {})}
      tabIndex={isCurrent ? 0 : -1}
      data-box={key}
      onFocus={onFocus}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      style={{ left: x, top: y, ...boxSize }}
      className={cn(
        'absolute flex cursor-pointer flex-col rounded-md border bg-card px-3.5 pt-3 pb-2.5 text-left select-none hover:bg-sunken focus-visible:outline-2!',
        node.kind === 'standing' || node.kind === 'target' ? 'border-primary' : 'border-edge',
      )}
    >
      <span className="flex h-[18px] items-center gap-2.5 text-caption text-muted-foreground">
        <PathRung kind={node.kind} />
        {pathKindText(node.kind)}
      </span>
      <span className="mt-1 line-clamp-2 text-h3 wrap-anywhere">{node.role}</span>
      <span className="mt-auto line-clamp-1 text-caption text-ink-2 wrap-anywhere">{node.level}</span>
      <span className="line-clamp-2 text-caption text-ink-2 wrap-anywhere">{node.timeframe}</span>
    </div>
  )
}
