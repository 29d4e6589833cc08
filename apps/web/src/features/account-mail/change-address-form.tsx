import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useChangeAddress } from './account-mail.queries.ts'
import { failureMessage, hasErrorCode } from './failure-message.ts'

type FieldName = 'newEmail' | 'password' | 'form'

const fieldOf = (error: unknown): FieldName => {
  if (hasErrorCode(error, 'WRONG_CURRENT_PASSWORD')) return 'password'
  return hasErrorCode(error, 'EMAIL_IN_USE', 'BAD_REQUEST') ? 'newEmail' : 'form'
}

const told = (email: string, isPending: boolean) =>
  isPending
    ? { title: 'Look into your mailbox', description: `Open the link we sent to ${email}.` }
    : { title: 'Sign-in address changed', description: `From now on you sign in with ${email}.` }

type ChangeAddressFormProps = { hasPassword: boolean; onDone: () => void }

/** Asks for the new address and the password, because an unattended browser must not be enough. */
export const ChangeAddressForm = ({ hasPassword, onDone }: ChangeAddressFormProps) => {
  const [values, setValues] = useState({ newEmail: '', password: '' })
  const { mutate, error, isPending } = useChangeAddress()
  const failure = error ? { field: fieldOf(error), sentence: failureMessage(error) } : undefined
  const errorOf = (name: FieldName) => (failure?.field === name ? failure.sentence : undefined)
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(values, {
      onSuccess: (answer) => {
        toast(told(answer?.email ?? values.newEmail, answer?.isPending === true))
        onDone()
      },
    })
  }
  return (
    <form noValidate onSubmit={save} className="mt-5 grid gap-[18px]">
      <Field label="New sign-in address" error={errorOf('newEmail')}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={values.newEmail}
            onChange={({ target }) => setValues({ ...values, newEmail: target.value })}
          />
        )}
      </Field>
      {hasPassword && (
        <Field label="Your password" error={errorOf('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={values.password}
              onChange={({ target }) => setValues({ ...values, password: target.value })}
            />
          )}
        </Field>
      )}
      <div role="alert">{failure?.field === 'form' && <FailureNote>{failure.sentence}</FailureNote>}</div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={isPending} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isPending}>
          Change address
        </Button>
      </div>
    </form>
  )
}
