import { zodResolver } from '@hookform/resolvers/zod'
import { newPassword } from '@nextrung/contract/auth'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { z } from 'zod'
import { forgotPasswordPath } from '../../lib/forgot-password-path.ts'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { NewPasswordFields } from '../../ui/new-password-fields.tsx'
import { useResetPassword } from './account-mail.queries.ts'
import { failureMessage, hasErrorCode } from './failure-message.ts'
import { PageFailure, PageHead } from './page-parts.tsx'
import { useLinkToken } from './use-link-token.ts'

const NewPasswordForm = z
  .object({ newPassword, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })

const AskAgain = () => (
  <Link href={forgotPasswordPath} className={buttonStyles({ size: 'large', full: true, className: 'mt-6' })}>
    Ask for a new link
  </Link>
)

const Incomplete = () => (
  <>
    <PageHead title="This link is not complete">
      <p>Open it from the email again, or ask for a new one.</p>
    </PageHead>
    <AskAgain />
  </>
)

const Used = () => (
  <>
    <PageHead title="This link does not work any more" takesFocus>
      <p>It has already been used or has expired. Your password has not changed.</p>
    </PageHead>
    <AskAgain />
  </>
)

const Done = ({ warning, signInPath }: { warning: string | undefined; signInPath: string }) => (
  <>
    <PageHead title="Your new password is set" takesFocus>
      <p>You were signed out on every device. Sign in with your new password.</p>
      {warning && <p>{warning}</p>}
    </PageHead>
    {/* A full page load, because someone may have been signed in on this page. */}
    <a href={signInPath} className={buttonStyles({ size: 'large', full: true, className: 'mt-6' })}>
      Sign in
    </a>
  </>
)

const SetPassword = ({ token, signInPath }: { token: string; signInPath: string }) => {
  const { mutate, isPending, isSuccess, data, error } = useResetPassword(token)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(NewPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors } = formState
  if (isSuccess) return <Done warning={data?.warning} signInPath={signInPath} />
  if (hasErrorCode(error, 'LINK_EXPIRED')) return <Used />
  return (
    <>
      <PageHead title="Set a new password">
        <p>Setting it signs you out on every device.</p>
      </PageHead>
      {error && <PageFailure>{failureMessage(error)}</PageFailure>}
      <form
        noValidate
        onSubmit={handleSubmit((form) => mutate(form.newPassword))}
        className="mt-6 grid gap-[18px]"
      >
        <NewPasswordFields
          password={{
            label: 'New Password',
            error: errors.newPassword?.message,
            register: () => register('newPassword'),
          }}
          confirmation={{
            label: 'Confirm New Password',
            error: errors.confirmPassword?.message,
            register: () => register('confirmPassword'),
          }}
        />
        <Button type="submit" size="large" full busy={isPending} className="mt-1.5">
          Set password
        </Button>
      </form>
    </>
  )
}

/** Where the link in a password-reset email leads. */
export const ResetPassword = ({ signInPath }: { signInPath: string }) => {
  const token = useLinkToken()
  return token ? <SetPassword token={token} signInPath={signInPath} /> : <Incomplete />
}
