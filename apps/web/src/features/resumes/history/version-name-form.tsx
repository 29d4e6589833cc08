import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { useNameVersion } from './versions.queries.ts'

type VersionNameFormProps = { resume: ShownResume; onClose: () => void }

/** Edits a version's name in place. An empty name removes it. */
export const VersionNameForm = ({ resume, onClose }: VersionNameFormProps) => {
  const [label, setLabel] = useState(resume.label)
  const input = useRef<HTMLInputElement>(null)
  const naming = useNameVersion(resume.id)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (naming.isPending) return
    if (label.trim() === resume.label) onClose()
    else naming.mutate(label.trim(), { onSuccess: onClose })
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form
      onSubmit={save}
      onKeyDown={closeOnEscape}
      className="mb-1.5 flex max-w-[620px] flex-wrap items-center gap-2"
    >
      <h3 className="mr-1 text-h3">Version {resume.version}</h3>
      <Input
        ref={input}
        dir="auto"
        aria-label={`Name of version ${resume.version}`}
        placeholder="A name of your own, such as: for Acme"
        value={label}
        maxLength={80}
        onChange={(event) => setLabel(event.target.value)}
        className="min-w-0 flex-[1_1_200px] not-placeholder-shown:font-serif md:h-[34px]"
      />
      <Button type="submit" size="small" busy={naming.isPending}>
        Save
      </Button>
      <Button variant="ghost" size="small" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}
