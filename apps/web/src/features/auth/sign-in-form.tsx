import type { SignInForm as SignInValues } from '@nextrung/contract/auth'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'wouter'
import { forgotPasswordPath } from '../../lib/forgot-password-path.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type SignInFormProps = {
  form: UseFormReturn<SignInValues>
  onSubmit: (values: SignInValues) => void
  disabled: boolean
  busy: boolean
}

export const SignInForm = ({ form, onSubmit, disabled, busy }: SignInFormProps) => {
  const { register, handleSubmit, formState } = form
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-[18px]">
      <Field label="Email" error={formState.errors.email?.message}>
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
      <Field label="Password" error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete="current-password"
            className="max-md:h-12"
          />
        )}
      </Field>
      <Button type="submit" size="large" full busy={busy} disabled={disabled} className="mt-1.5">
        Sign In
      </Button>
      <Link
        href={forgotPasswordPath}
        className="justify-self-center text-small text-accent-foreground underline underline-offset-3"
      >
        Forgot your password?
      </Link>
    </form>
  )
}
