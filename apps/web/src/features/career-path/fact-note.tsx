import type { PathSource } from '@nextrung/contract/career-path'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { type EvidenceKind, EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { sourceText, webAddress } from './source-text.ts'

const SourceLine = ({ source }: { source: PathSource }) => {
  const href = webAddress(source.url)
  const text = sourceText(source)
  if (!href) return <>{text}</>
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="text-accent-foreground underline underline-offset-3 hover:no-underline"
    >
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

export const SourceList = ({ sources }: { sources: readonly PathSource[] }) =>
  sources.length > 0 && (
    <ul className="mt-2.5 grid gap-1 border-t border-line pt-2.5 text-caption text-ink-2">
      {sources.map((source) => (
        <li key={`${sourceText(source)} ${source.url}`} className="wrap-anywhere">
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  )

type FactNoteProps = {
  kind: EvidenceKind
  /** The visible text of the button. */
  name: string
  /** Tells notes with the same name apart for a screen reader. */
  about: string
  children?: ReactNode
  sources?: readonly PathSource[]
  className?: string
}

/** What stands behind a figure or statement: its mark and name, with the details and sources a click away. */
export const FactNote = ({ kind, name, about, children, sources = [], className }: FactNoteProps) => (
  <Popover>
    <PopoverTrigger
      aria-label={`${name}: ${about}`}
      className={cn(
        'inline-flex min-h-6 items-start gap-2 py-[3px] text-left text-caption text-muted-foreground hover:text-foreground data-[state=open]:text-accent-foreground',
        className,
      )}
    >
      <EvidenceMark kind={kind} className="mt-1.5" />
      <span className="min-w-0 underline decoration-dotted decoration-1 underline-offset-3 wrap-anywhere">
        {name}
      </span>
    </PopoverTrigger>
    <PopoverContent align="start" aria-label={about} className="max-w-[min(380px,calc(100vw-32px))]">
      <p className="text-h3 wrap-anywhere">{about}</p>
      <div className="mt-1 grid gap-1.5 text-small text-ink-2 wrap-anywhere">{children}</div>
      <SourceList sources={sources} />
    </PopoverContent>
  </Popover>
)
