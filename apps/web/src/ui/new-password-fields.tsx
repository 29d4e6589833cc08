import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

type PasswordField = {
  label: string
  error: string | undefined
  /** Registers the input with its form. Called while rendering, because that order is the focus order. */
  register: () => ComponentProps<typeof PasswordInput>
}

const NewPasswordField = ({ label, error, register, hint }: PasswordField & { hint?: string }) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <PasswordInput {...control} {...register()} autoComplete="new-password" className="max-md:h-12" />
    )}
  </Field>
)

type NewPasswordFieldsProps = { password: PasswordField; confirmation: PasswordField }

/** Fields for a new password, with its rule, and its confirmation. */
export const NewPasswordFields = ({ password, confirmation }: NewPasswordFieldsProps) => (
  <>
    <NewPasswordField
      {...password}
      hint="8 characters or more, with upper and lower case, a number and a special character."
    />
    <NewPasswordField {...confirmation} />
  </>
)
