import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import '../../../ui/serif.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { newLine } from './new-entries.ts'
import { splitEntries } from './split-entries.ts'
import type { FormLine, UnderstoodForm } from './understood-form.ts'
import { useAnnounce } from './use-announce.ts'

export type EntriesName = `skills.${number}.entries` | `projects.${number}.keywords`

type OpenEntryProps = {
  entry: FormLine
  index: number
  count: number
  onChange: (text: string) => void
  onMove: (to: number) => void
  /** `byKey`: return the focus to the entry. */
  onClose: (close: { byKey: boolean }) => void
}

/** An entry being edited: its text, and buttons that move it. */
const OpenEntry = ({ entry, index, count, onChange, onMove, onClose }: OpenEntryProps) => {
  const [text, setText] = useState(entry.text)
  const frame = useRef<HTMLFieldSetElement>(null)
  const commit = (close: { byKey: boolean }) => {
    if (text.trim() !== entry.text) onChange(text.trim())
    onClose(close)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose({ byKey: true })
  }
  return (
    <fieldset
      ref={frame}
      data-keeps-escape
      aria-label={`Change ${entry.text}`}
      className="inline-flex min-w-0 items-center gap-0.5"
      onBlur={(event) => {
        if (!frame.current?.contains(event.relatedTarget)) commit({ byKey: false })
      }}
      onKeyDown={onKeyDown}
    >
      <Input
        autoFocus
        aria-label="Skill"
        value={text}
        dir="auto"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit({ byKey: true })
        }}
        className="h-9 w-44 px-2.5 font-serif max-md:h-11"
      />
      <IconButton label="Move it earlier" disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton label="Move it later" disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        <ArrowRight aria-hidden />
      </IconButton>
    </fieldset>
  )
}

type ClosedEntryProps = { entry: FormLine; onOpen: () => void; onRemove: () => void }

const ClosedEntry = ({ entry, onOpen, onRemove }: ClosedEntryProps) => (
  <span
    className={cn(
      'inline-flex min-h-[30px] max-w-full items-center rounded-md border max-md:min-h-11',
      entry.corrected ? 'border-transparent bg-accent text-accent-foreground' : 'border-line bg-card',
    )}
  >
    <button
      type="button"
      data-entry
      aria-label={`Change ${entry.text}${entry.corrected ? ', you corrected this' : ''}`}
      onClick={onOpen}
      className="min-h-7 rounded-md pr-1 pl-2.5 text-left font-serif text-[0.9375rem] leading-5 wrap-anywhere hover:underline max-md:min-h-11"
    >
      {entry.text}
    </button>
    <button
      type="button"
      aria-label={`Remove ${entry.text}`}
      onClick={onRemove}
      className="mr-1 grid size-6 shrink-0 place-items-center rounded-sm text-muted-foreground hover:text-foreground max-md:size-9"
    >
      <X aria-hidden className="size-3.5 stroke-[1.75]" />
    </button>
  </span>
)

/** Skills as entries that can be edited, moved, removed and added. */
export const SkillEntries = ({ name, label }: { name: EntriesName; label: string }) => {
  const { control } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move, update } = useFieldArray({ control, name })
  const [open, setOpen] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const focusAt = useRef<number | null>(null)
  const announce = useAnnounce()
  const inputId = useId()

  useEffect(() => {
    if (focusAt.current === null) return
    const row = list.current?.children[focusAt.current]
    focusAt.current = null
    const button = row?.querySelector('[data-entry]')
    if (button instanceof HTMLElement) button.focus()
    else input.current?.focus()
  })

  const add = () => {
    const entries = splitEntries(typed)
    setTyped('')
    if (entries.length === 0) return
    append(
      entries.map((entry) => newLine(entry)),
      { shouldFocus: false },
    )
    announce(`${entries.join(', ')} added.`)
  }
  const removeAt = (index: number) => {
    remove(index)
    focusAt.current = Math.min(index, fields.length - 2)
    announce(`${fields[index]?.text ?? ''} removed.`)
  }
  const change = (index: number, text: string) => {
    const entry = fields[index]
    if (!text) remove(index)
    else if (entry) update(index, { text, corrected: entry.corrected })
  }
  return (
    <div>
      <label htmlFor={inputId} className="mb-1.5 block text-label">
        {label}
      </label>
      {fields.length > 0 && (
        <ul ref={list} className="mb-2.5 flex flex-wrap gap-2">
          {fields.map((field, index) => (
            <li key={field.id} className="max-w-full">
              {open === index ? (
                <OpenEntry
                  entry={field}
                  index={index}
                  count={fields.length}
                  onChange={(text) => change(index, text)}
                  onMove={(to) => {
                    move(index, to)
                    setOpen(to)
                  }}
                  onClose={({ byKey }) => {
                    setOpen(null)
                    if (byKey) focusAt.current = index
                  }}
                />
              ) : (
                <ClosedEntry entry={field} onOpen={() => setOpen(index)} onRemove={() => removeAt(index)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex max-w-sm gap-2">
        <Input
          ref={input}
          id={inputId}
          value={typed}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add()
          }}
          className="h-10 font-serif max-md:h-11"
        />
        <Button variant="outline" onClick={add} aria-label={`Add to ${label}`}>
          Add
        </Button>
      </div>
    </div>
  )
}
