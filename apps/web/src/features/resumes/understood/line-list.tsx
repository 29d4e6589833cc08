import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/input.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { CorrectedMark } from './form-field.tsx'
import { useListFocus } from './list-focus.ts'
import type { UnderstoodForm } from './understood-form.ts'
import { useAnnounce } from './use-announce.ts'

export type LinesName =
  | `work.${number}.lines`
  | `education.${number}.${'lines' | 'courses'}`
  | `projects.${number}.${'lines' | 'keywords'}`
  | `other.${number}.lines`

type LineListProps = {
  name: LinesName
  label: string
  /** The word for one line. */
  noun?: string
  /** Extra actions below a line. */
  more?: (line: { index: number; remove: () => void }) => ReactNode
}

/** Lines of text as an editable list. */
export const LineList = ({ name, label, noun = 'line', more }: LineListProps) => {
  const { control, register, getValues } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name })
  const { list, addButton, focusLater } = useListFocus()
  const announce = useAnnounce()
  const count = fields.length

  const moveLine = (from: number, to: number) => {
    move(from, to)
    focusLater({ index: to, act: to < from ? 'up' : 'down' })
    announce(`Moved to place ${to + 1} of ${count}.`)
  }
  const removeLine = (index: number) => {
    remove(index)
    focusLater({ index, act: 'remove' })
    announce(`${noun} ${index + 1} removed.`)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label">{label}</legend>
      {count > 0 && (
        <ol ref={list} className="mb-2.5 grid gap-2">
          {fields.map((field, index) => (
            <li key={field.id} className="grid gap-x-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
              <Textarea
                {...register(`${name}.${index}.text`)}
                aria-label={`${label}, ${noun} ${index + 1}`}
                dir="auto"
                rows={Math.max(1, Math.ceil(getValues(`${name}.${index}.text`).length / 70))}
                className="min-h-11 font-serif field-sizing-content"
              />
              <EntryButtons
                what={`${noun} ${index + 1} of ${label}`}
                index={index}
                count={count}
                onMove={(to) => moveLine(index, to)}
                onRemove={() => removeLine(index)}
                className="justify-self-end pt-1 max-sm:pt-0"
              />
              {(field.corrected || more) && (
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
                  {field.corrected && <CorrectedMark />}
                  {more?.({ index, remove: () => removeLine(index) })}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        variant="ghost"
        size="small"
        className="-ml-3"
        onClick={() => append({ text: '', corrected: false })}
      >
        <Plus aria-hidden />
        {`Add a ${noun}`}
      </Button>
    </fieldset>
  )
}
