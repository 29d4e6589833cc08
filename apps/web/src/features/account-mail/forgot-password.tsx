import { zodResolver } from '@hookform/resolvers/zod'
import { requestPasswordReset } from '@nextrung/contract/auth-mail'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { signInOptionsQuery, useRequestReset } from './account-mail.queries.ts'
import { failureMessage } from './failure-message.ts'
import { PageFailure, PageHead } from './page-parts.tsx'

const title = 'Forgot your password?'

type Options = { google?: boolean | undefined; contact?: string | undefined }

const NoMail = ({ google, contact }: Options) => (
  <PageHead title={title}>
    <p>This server does not send email, so it cannot send you a reset link.</p>
    <p>
      Please ask whoever runs it
      {contact && (
        <>
          {' '}
          (
          <a href={`mailto:${contact}`} className="underline underline-offset-3">
            {contact}
          </a>
          )
        </>
      )}{' '}
      to reset it. They give you a password to sign in with, and you change it in Settings.
    </p>
    {google && <p>If you have linked a Google account, you can sign in with that instead.</p>}
  </PageHead>
)

const Sent = ({ email }: { email: string }) => (
  <PageHead title="Look into your mailbox" takesFocus>
    <p>
      If someone signs in here with <span className="font-550 text-foreground">{email}</span>, a link to set a
      new password is on its way. It works once, within an hour.
    </p>
    <p>Nothing after a few minutes? Check your spam folder. You can ask for another link in five minutes.</p>
  </PageHead>
)

const AskForLink = () => {
  const { mutate, isPending, isSuccess, variables, error } = useRequestReset()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestPasswordReset.body),
    defaultValues: { email: '' },
  })
  if (isSuccess) return <Sent email={variables} />
  return (
    <>
      <PageHead title={title}>
        <p>Enter the address you sign in with, and we will send you a link to set a new password.</p>
      </PageHead>
      {error && <PageFailure>{failureMessage(error)}</PageFailure>}
      <form noValidate onSubmit={handleSubmit(({ email }) => mutate(email))} className="mt-6 grid gap-[18px]">
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
        <Button type="submit" size="large" full busy={isPending} className="mt-1.5">
          Mail me a link
        </Button>
      </form>
    </>
  )
}

/** Helps someone who can't sign in: a link by email or, if this server sends no mail, whom to ask. */
export const ForgotPassword = ({ signInPath }: { signInPath: string }) => {
  const { data, isPending } = useQuery(signInOptionsQuery)
  return (
    <>
      {isPending ? (
        <div role="status" aria-label="Loading" className="grid gap-4">
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-12" />
        </div>
      ) : data?.mail === false ? (
        <NoMail google={data.google} contact={data.contact} />
      ) : (
        <AskForLink />
      )}
      <Link href={signInPath} className={buttonStyles({ variant: 'ghost', full: true, className: 'mt-3' })}>
        Back to sign in
      </Link>
    </>
  )
}
