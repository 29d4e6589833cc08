import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type EvidenceKind, EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'

type SourcePopoverProps = {
  kind: EvidenceKind
  /** The button: where the figure comes from. */
  name: string
  title: string
  children: ReactNode
}

/** A figure's source line. Its details are a click away. */
export const SourcePopover = ({ kind, name, title, children }: SourcePopoverProps) => {
  const id = useId()
  return (
    <Popover>
      <PopoverTrigger className="inline-flex min-w-0 items-start gap-2 text-left text-caption text-muted-foreground hover:text-foreground data-[state=open]:text-accent-foreground max-md:min-h-8 print:no-underline">
        <EvidenceMark kind={kind} className="mt-1.5" />
        <span className="underline decoration-dotted decoration-1 underline-offset-3">{name}</span>
      </PopoverTrigger>
      <PopoverContent align="start" aria-labelledby={id} className="w-[436px]">
        <header className="mb-2 flex items-start justify-between gap-4">
          <h3 id={id} className="text-h3">
            {title}
          </h3>
          <PopoverClose
            aria-label="Close"
            className="-m-1.5 rounded-md p-1.5 text-ink-2 hover:bg-sunken hover:text-foreground"
          >
            <X aria-hidden className="size-4 stroke-[1.75]" />
          </PopoverClose>
        </header>
        <div className="grid gap-2.5 text-small text-ink-2">{children}</div>
      </PopoverContent>
    </Popover>
  )
}
