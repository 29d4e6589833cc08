import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { refusalOf, useChangePassword } from './password.queries.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }
type FieldName = keyof typeof empty

const fields: readonly { name: FieldName; label: string; autoComplete: string; hint?: string }[] = [
  {
    name: 'currentPassword',
    label: 'Current Password',
    autoComplete: 'current-password',
    hint: 'Leave this empty if you have only ever signed in with Google.',
  },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm New Password', autoComplete: 'new-password' },
]

const mismatch = "New passwords don't match"

/** Changes the password. Checks only that the new ones match; the server checks the rest. */
export const PasswordForm = () => {
  const [values, setValues] = useState(empty)
  const [differs, setDiffers] = useState(false)
  const { mutate, error, isPending, reset } = useChangePassword(() => setValues(empty))
  const refusal = refusalOf(error)

  const errorOf = (name: FieldName): string | undefined => {
    if (name === 'confirmPassword') return differs ? mismatch : undefined
    return refusal?.field === name ? refusal.reason : undefined
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    reset()
    const { confirmPassword, ...passwords } = values
    const isMismatch = passwords.newPassword !== confirmPassword
    setDiffers(isMismatch)
    if (isMismatch) toast({ title: 'Error', description: mismatch, variant: 'destructive' })
    else mutate(passwords)
  }
  return (
    <Card aria-labelledby="change-password">
      <CardHeader title="Change Password" titleId="change-password" />
      <form noValidate onSubmit={save} className="grid max-w-96 gap-[18px]">
        {fields.map(({ name, label, autoComplete, hint }) => (
          <Field key={name} label={label} hint={hint} error={errorOf(name)}>
            {(control) => (
              <PasswordInput
                {...control}
                name={name}
                autoComplete={autoComplete}
                value={values[name]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <div role="alert" className="empty:hidden">
          {refusal?.field === 'form' && <FailureNote>{refusal.reason}</FailureNote>}
        </div>
        <Button type="submit" busy={isPending} className="justify-self-start">
          Update Password
        </Button>
      </form>
    </Card>
  )
}
