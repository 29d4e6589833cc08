import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type CodeFormProps = {
  label: string
  hint?: string
  /** Why the last code was rejected. */
  error: string | undefined
  submit: { label: string; variant?: 'primary' | 'danger-filled' }
  busy: boolean
  onSubmit: (code: string) => void
  children?: ReactNode
}

const shortest = 6

/** Asks for a code from the authenticator app. */
export const CodeForm = ({ label, hint, error, submit, busy, onSubmit, children }: CodeFormProps) => {
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = code.trim().length < shortest
    setShort(isTooShort)
    if (!isTooShort) onSubmit(code.trim())
  }
  return (
    <form noValidate onSubmit={send} className="mt-5 grid gap-5">
      <Field label={label} hint={hint} error={isShort ? 'Please enter the code' : error}>
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="tabular-nums"
          />
        )}
      </Field>
      {children}
      <Button type="submit" variant={submit.variant ?? 'primary'} full busy={busy}>
        {submit.label}
      </Button>
    </form>
  )
}
