import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useHasPassword } from './own-data.queries.ts'

type ConfirmPasswordProps = {
  value: string
  onChange: (password: string) => void
  error: string | undefined
}

/** Asks for the password again. People without one see what counts instead. */
export const ConfirmPassword = ({ value, onChange, error }: ConfirmPasswordProps) => {
  const hasPassword = useHasPassword()
  if (!hasPassword)
    return (
      <p role={error ? 'alert' : undefined} className="text-small text-ink-2">
        {error ?? 'Your account has no password. This works within ten minutes of signing in.'}
      </p>
    )
  return (
    <Field label="Your password" error={error}>
      {(control) => (
        <div className="max-w-96">
          <PasswordInput
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete="current-password"
          />
        </div>
      )}
    </Field>
  )
}
