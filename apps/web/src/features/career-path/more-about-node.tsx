import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useIsPrinting } from '../../lib/use-printing.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { SourceList } from './fact-note.tsx'
import { LearningOrder } from './learning-order.tsx'
import { NodeMoves } from './node-moves.tsx'
import type { PathNode } from './path-node.ts'

const Why = ({ why }: { why: readonly string[] }) =>
  why.length > 0 && (
    <section className="break-inside-avoid">
      <p className="text-label text-ink-2">Why it is on your path</p>
      <div className="mt-1.5 grid gap-1.5 text-small">
        {why.map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
    </section>
  )

const hasMore = ({ why, carriesOver, isNew, missing, sources }: PathNode): boolean =>
  why.length + carriesOver.length + isNew.length + missing.length + sources.length > 0

/** Why a card is on the path, what carries over and what to learn: a click away, because most people scan first. */
export const MoreAboutNode = ({ node }: { node: PathNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = useIsPrinting()
  const contentId = useId()
  if (!hasMore(node)) return null
  const isShown = isOpen || isPrinting
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isShown ? contentId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="-ml-3 print:hidden"
      >
        {node.kind === 'standing' ? 'What this rests on' : 'Why, and how to get there'}
        <ChevronDown
          aria-hidden
          className={cn('transition-transform duration-180 ease-step', isOpen && 'rotate-180')}
        />
      </Button>
      {isShown && (
        <div id={contentId} className="mt-2 grid gap-4">
          <Why why={node.why} />
          <NodeMoves carriesOver={node.carriesOver} isNew={node.isNew} />
          <LearningOrder missing={node.missing} />
          <SourceList sources={node.sources} />
        </div>
      )}
    </div>
  )
}
