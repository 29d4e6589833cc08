import '../../ui/serif.css'
import type { LinkedInText } from '@nextrung/contract/linkedin'
import { Check, ChevronDown, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useCopying } from '../../lib/use-copying.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { TextEvidence } from './text-evidence.tsx'

type ProposedTextProps = { name: string; text: LinkedInText; most: number; fileName: string }

/** One proposed text. Sans-serif is the product speaking; these are the person's words, so they are in serif. */
export const ProposedText = ({ name, text, most, fileName }: ProposedTextProps) => {
  const { outcome, copy } = useCopying(text.text)
  const [open, setOpen] = useState(false)
  const evidenceId = useId()
  const copyWord = outcome === 'copied' ? 'Copied' : 'Copy'
  return (
    <div className="rounded-sm border border-line bg-sheet px-4 pt-3.5 pb-2.5">
      <p
        dir="auto"
        className="text-start font-serif text-[.96875rem] leading-6 whitespace-pre-line wrap-anywhere"
      >
        {text.text}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-caption text-muted-foreground">
          {text.characters} of {most} characters
        </p>
        <div className="flex flex-wrap items-center gap-1">
          <Button
            variant="ghost"
            size="small"
            aria-expanded={open}
            aria-controls={open ? evidenceId : undefined}
            aria-label={`Evidence for ${name}`}
            onClick={() => setOpen(!open)}
          >
            Evidence
            <ChevronDown
              aria-hidden
              className={cn('transition-transform duration-200', open && 'rotate-180')}
            />
          </Button>
          <Button variant="ghost" size="small" aria-label={`${copyWord} ${name}`} onClick={() => void copy()}>
            {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
            {copyWord}
          </Button>
        </div>
      </div>
      <p role="status" className={outcome === 'refused' ? 'text-small text-destructive' : 'sr-only'}>
        {outcome === 'copied' && `Copied ${name}`}
        {outcome === 'refused' && 'Your browser blocked copying. Select the text and copy it yourself.'}
      </p>
      {open && <TextEvidence id={evidenceId} parts={text.parts} fileName={fileName} />}
    </div>
  )
}
