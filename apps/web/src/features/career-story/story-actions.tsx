import { Check, Copy, FileDown, PencilLine, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { useCopying } from '../../lib/use-copying.ts'
import { Button } from '../../ui/button.tsx'
import { type StoryFormat, useDownloadStory } from './career-story.queries.ts'

const formats: readonly { format: StoryFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
  { format: 'md', label: 'Markdown' },
]

const DownloadButton = ({ id, format, label }: { id: number; format: StoryFormat; label: string }) => {
  const download = useDownloadStory()
  return (
    <Button
      variant="outline"
      size="small"
      busy={download.isPending}
      aria-label={`Download ${label}`}
      onClick={() => download.mutate({ id, format })}
    >
      {!download.isPending && <FileDown aria-hidden />}
      {label}
    </Button>
  )
}

const CopyButton = ({ text }: { text: string }) => {
  const { outcome, copy } = useCopying(text)
  const word = outcome === 'copied' ? 'Copied' : 'Copy'
  return (
    <>
      <Button variant="outline" size="small" aria-label={`${word} story`} onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {word}
      </Button>
      <p
        role="status"
        className={outcome === 'refused' ? 'order-last basis-full text-small text-destructive' : 'sr-only'}
      >
        {outcome === 'copied' && 'Copied the story'}
        {outcome === 'refused' && 'Your browser blocked copying. Select the text and copy it yourself.'}
      </p>
    </>
  )
}

type StoryActionsProps = {
  /** A server that keeps no stories gives none. */
  id: number | undefined
  text: string
  isStarting: boolean
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

export const StoryActions = ({ id, text, isStarting, editButton, onEdit }: StoryActionsProps) => (
  <div className="mb-4 flex flex-wrap gap-2 print:hidden">
    {id !== undefined && (
      <Button ref={editButton} variant="outline" size="small" busy={isStarting} onClick={onEdit}>
        {!isStarting && <PencilLine aria-hidden />}
        Edit
      </Button>
    )}
    <CopyButton text={text} />
    <Button variant="outline" size="small" onClick={() => print()}>
      <Printer aria-hidden />
      Print
    </Button>
    {id !== undefined &&
      formats.map(({ format, label }) => (
        <DownloadButton key={format} id={id} format={format} label={label} />
      ))}
  </div>
)
