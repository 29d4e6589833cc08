import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { newEducation, type ProfileFields } from './profile-fields.ts'
import { FieldRow, TextField } from './text-fields.tsx'

/** Restores focus after an entry is removed: to the next entry's button, or to the add button. */
const useFocusAfterRemoval = () => {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    if (removed.current === undefined) return
    const row = list.current?.children[Math.min(removed.current, list.current.children.length - 1)]
    removed.current = undefined
    const button = row?.querySelector('button')
    ;(button ?? addButton.current)?.focus()
  })
  return { list, addButton, removed }
}

const Entry = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const name = `education.${index}` as const
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-small font-550 text-muted-foreground">{`Education ${index + 1}`}</h3>
        <IconButton label={`Remove education ${index + 1}`} onClick={onRemove} className="-mr-2">
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid gap-[18px]">
        <FieldRow>
          <TextField name={`${name}.degree`} label="Degree" />
          <TextField name={`${name}.field`} label="Field of Study" />
          <TextField name={`${name}.institution`} label="Institution" />
          <TextField
            name={`${name}.graduationYear`}
            label="Graduation Year"
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </div>
    </>
  )
}

export const EducationList = () => {
  const { control } = useFormContext<ProfileFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'education' })
  const { errors } = useFormState({ control, name: 'education' })
  const { list, addButton, removed } = useFocusAfterRemoval()
  const message = errors.education?.root?.message ?? errors.education?.message
  return (
    <>
      {fields.length === 0 && (
        <p className="mb-4 text-small text-muted-foreground">Schools, courses and degrees, newest first.</p>
      )}
      <ol ref={list} className="grid gap-6">
        {fields.map((entry, index) => (
          <li key={entry.id} className="border-t border-line pt-3 first:border-0 first:pt-0 last:mb-5">
            <Entry
              index={index}
              onRemove={() => {
                removed.current = index
                remove(index)
              }}
            />
          </li>
        ))}
      </ol>
      {message && <p className="mb-3 text-small text-destructive">{message}</p>}
      <Button ref={addButton} variant="outline" size="small" onClick={() => append(newEducation())}>
        <Plus aria-hidden />
        Add Education
      </Button>
    </>
  )
}
