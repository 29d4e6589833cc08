import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ShownMilestone } from './shown-learning.ts'

type MilestoneOrderProps = {
  milestones: readonly ShownMilestone[]
  /** Ids; empty means our order. */
  order: readonly string[]
  onChange: (order: readonly string[]) => void
}

type Named = { id: string; title: string }

const openOnes = (milestones: readonly ShownMilestone[]): Named[] =>
  milestones.flatMap(({ id, title, completed }) => (id && !completed ? [{ id, title }] : []))

const inOrder = (open: readonly Named[], order: readonly string[]): Named[] => {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...open].sort((a, b) => place(a.id) - place(b.id))
}

/** The order of the milestones by hand. */
export const MilestoneOrder = ({ milestones, order, onChange }: MilestoneOrderProps) => {
  const [said, setSaid] = useState('')
  const shown = inOrder(openOnes(milestones), order)
  if (shown.length < 2) return null
  const move = (at: number, by: number) => {
    // Not disabled in the browser's way, which would take the focus away at the end of the list.
    if (at + by < 0 || at + by >= shown.length) return
    const ids = shown.map(({ id }) => id)
    const [moved] = ids.splice(at, 1)
    if (moved === undefined) return
    ids.splice(at + by, 0, moved)
    onChange(ids)
    setSaid(`${shown[at]?.title} is now ${at + by + 1} of ${shown.length}`)
  }
  return (
    <fieldset>
      <legend className="text-label">Order of the milestones</legend>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="mt-1.5 rounded-md border border-line">
        {shown.map(({ id, title }, at) => (
          <li key={id} className="flex items-center gap-1 border-t border-line py-1 pl-3 first:border-t-0">
            <span className="min-w-0 flex-1 text-small wrap-anywhere">{title}</span>
            <IconButton
              label={`Move up: ${title}`}
              aria-disabled={at === 0}
              className="aria-disabled:opacity-40"
              onClick={() => move(at, -1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move down: ${title}`}
              aria-disabled={at === shown.length - 1}
              className="aria-disabled:opacity-40"
              onClick={() => move(at, 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {order.length > 0 && (
        <Button variant="ghost" size="small" className="-ml-3 mt-1" onClick={() => onChange([])}>
          Back to our order
        </Button>
      )}
    </fieldset>
  )
}
