import type { LineEvidence } from '@nextrung/contract/resume-document'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { LineEvidencePanel } from './line-evidence.tsx'
import { markKinds, markWords } from './marks.ts'
import type { SheetLine } from './sheet-sections.ts'

const rowStyles =
  'grid w-full grid-cols-[16px_minmax(0,1fr)] gap-x-4 py-[3px] pr-2 pl-2.5 @max-[30rem]:gap-x-2.5'

const Question = ({ evidence }: { evidence: LineEvidence }) =>
  evidence.question && (
    <span
      dir="auto"
      className="block text-start font-sans text-[0.8125rem] leading-[1.1875rem] font-medium text-caution"
    >
      {evidence.question}
    </span>
  )

type ProvenLineProps = { evidence: LineEvidence; text: string; fileName: string; children: ReactNode }

const ProvenLine = ({ evidence, text, fileName, children }: ProvenLineProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const hide = () => {
    setOpen(false)
    button.current?.focus()
  }
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    <div className={cn('-mx-2.5 rounded-sm', open && 'mb-1 bg-accent')}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={hideOnEscape}
        className={cn(
          rowStyles,
          'rounded-sm text-start transition-colors duration-140 ease-step select-text',
          open ? 'py-2' : 'hover:bg-sunken',
        )}
      >
        <EvidenceMark kind={markKinds[evidence.mark]} className="mt-[9px]" />
        <span className="min-w-0">
          {children}
          <span className="sr-only">. {markWords[evidence.mark]}.</span>
          <Question evidence={evidence} />
        </span>
      </button>
      {open && (
        <LineEvidencePanel id={id} evidence={evidence} text={text} fileName={fileName} onHide={hide} />
      )}
    </div>
  )
}

type SheetLineRowProps = { line: SheetLine; fileName: string; children?: ReactNode }

/** One line of the sheet: a button that opens its evidence if there is any, otherwise plain text. */
export const SheetLineRow = ({ line, fileName, children }: SheetLineRowProps) => {
  const words = children ?? (
    <span dir="auto" className="block text-start wrap-anywhere">
      {line.label && <b className="font-semibold">{line.label}: </b>}
      {line.text}
    </span>
  )
  if (line.evidence)
    return (
      <ProvenLine evidence={line.evidence} text={line.text} fileName={fileName}>
        {words}
      </ProvenLine>
    )
  return (
    <div className={cn(rowStyles, '-mx-2.5 w-auto')}>
      <span />
      {words}
    </div>
  )
}
