import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useIsPrinting } from '../../lib/use-printing.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { PathCard } from './path-card.tsx'
import type { PathNode, PlacedNode } from './path-node.ts'

type StepsToggleProps = {
  isOpen: boolean
  controls: string | undefined
  describedBy: string
  onClick: () => void
}

const StepsToggle = ({ isOpen, controls, describedBy, onClick }: StepsToggleProps) => (
  <Button
    variant="outline"
    aria-expanded={isOpen}
    aria-controls={controls}
    aria-describedby={describedBy}
    onClick={onClick}
    className="mt-5 print:hidden"
  >
    {isOpen ? 'Hide Next Steps' : 'View Next Steps'}
    <ChevronDown
      aria-hidden
      className={cn('transition-transform duration-180 ease-step', isOpen && 'rotate-180')}
    />
  </Button>
)

const keyOf = ({ key, node }: { key: string; node: PathNode }): string => node.id ?? key

/** A role card and, once opened, the cards it leads to. */
export const PathBranch = ({ placed }: { placed: PlacedNode }) => {
  const { node, children, depth } = placed
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = useIsPrinting()
  const titleId = useId()
  const listId = useId()
  const isShown = children.length > 0 && (isOpen || isPrinting)
  return (
    <>
      <PathCard node={node} level={depth + 2} titleId={titleId}>
        {children.length > 0 && (
          <StepsToggle
            isOpen={isOpen}
            controls={isShown ? listId : undefined}
            describedBy={titleId}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </PathCard>
      {isShown && (
        <ul
          id={listId}
          aria-labelledby={titleId}
          className="ml-2 grid animate-fade-in grid-cols-[minmax(0,1fr)] gap-4 border-l-2 border-accent-line pt-4 md:ml-6 print:animate-none"
        >
          {children.map((child) => (
            <li
              key={keyOf(child)}
              className="relative pl-3 before:absolute before:top-8 before:left-0 before:h-0.5 before:w-3 before:bg-accent-line before:content-[''] md:pl-6 md:before:w-6"
            >
              <PathBranch placed={child} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
