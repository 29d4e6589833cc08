import type { StoryPart } from '@nextrung/contract/career-story'
import type { KeyboardEvent } from 'react'
import { cn } from '../../ui/cn.ts'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { markOf } from './story-marks.ts'

/** The mark stands behind the first word, so that the two never part at the end of a line. */
const withoutFirstWord = (text: string): [string, string] => {
  const [first = ''] = /^\s*\S+/.exec(text) ?? []
  return [first, text.slice(first.length)]
}

type StorySentenceProps = {
  part: StoryPart
  isOpen: boolean
  evidenceId: string
  onToggle: () => void
}

/** A sentence that opens its evidence, with its mark in the margin of the line where it begins. */
export const ProvenSentence = ({ part, isOpen, evidenceId, onToggle }: StorySentenceProps) => {
  const { kind, words } = markOf(part)
  const [first, rest] = withoutFirstWord(part.text)
  const toggle = () => {
    // Dragging over a sentence to select it ends in a click, too.
    if (!getSelection()?.toString()) onToggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) return onToggle()
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onToggle()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't wrap from line to line like a sentence.
    <span
      role="button"
      tabIndex={0}
      aria-expanded={isOpen}
      aria-controls={isOpen ? evidenceId : undefined}
      onClick={toggle}
      onKeyDown={onKeyDown}
      className={cn(
        'cursor-pointer rounded-[3px] box-decoration-clone py-px transition-colors duration-140 ease-step',
        isOpen ? 'bg-accent' : 'hover:bg-sunken',
      )}
    >
      {first}
      <span data-mark aria-hidden className="absolute left-0 inline-flex h-6 w-4 items-center print:hidden">
        <EvidenceMark kind={kind} />
      </span>
      {rest}
      <span className="sr-only"> ({words})</span>
    </span>
  )
}
