import { type EvidenceKind, EvidenceMark } from './evidence-mark.tsx'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'

type SourceNoteProps = { kind: EvidenceKind; name: string; text: string; className?: string }

/** A line that says where something comes from: its mark and name, with details a click away. */
export const SourceNote = ({ kind, name, text, className }: SourceNoteProps) => (
  <div className={className}>
    <Popover>
      <PopoverTrigger className="inline-flex items-center gap-2 text-left text-caption text-muted-foreground hover:text-foreground data-[state=open]:text-accent-foreground">
        <EvidenceMark kind={kind} />
        <span className="underline decoration-dotted decoration-1 underline-offset-3">{name}</span>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={name}>
        <p className="text-small text-ink-2">{text}</p>
      </PopoverContent>
    </Popover>
  </div>
)
