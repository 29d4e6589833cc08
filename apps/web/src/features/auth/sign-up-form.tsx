import type { SignUpForm as SignUpValues } from '@nextrung/contract/auth'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NewPasswordFields } from '../../ui/new-password-fields.tsx'

type SignUpFormProps = {
  form: UseFormReturn<SignUpValues>
  onSubmit: (values: SignUpValues) => void
  disabled: boolean
  busy: boolean
}

export const SignUpForm = ({ form, onSubmit, disabled, busy }: SignUpFormProps) => {
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-[18px]">
      <Field label="Display Name" error={errors.displayName?.message}>
        {(control) => (
          <Input {...control} {...register('displayName')} autoComplete="name" className="max-md:h-12" />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            className="max-md:h-12"
          />
        )}
      </Field>
      <NewPasswordFields
        password={{
          label: 'Password',
          error: errors.password?.message,
          register: () => register('password'),
        }}
        confirmation={{
          label: 'Confirm Password',
          error: errors.confirmPassword?.message,
          register: () => register('confirmPassword'),
        }}
      />
      <Button type="submit" size="large" full busy={busy} disabled={disabled} className="mt-1.5">
        Sign Up
      </Button>
    </form>
  )
}
