import { identityFallbackMessage } from '@nextrung/contract/auth'
import type { SignInState } from '@nextrung/contract/auth-mail'
import type { Lenient } from '@nextrung/contract/lenient'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, errorMessage } from '../../lib/errors.ts'
import { signInStateQuery } from '../../lib/shared-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useChangeGoogleLink } from './google-link.queries.ts'

const missing = 'Google sign-in is not set up on this server.'

const texts = {
  link: {
    state: 'No Google account is linked. Once one is, you can sign in with it.',
    hint: undefined,
    button: 'Link Google account',
  },
  unlink: {
    state: 'You can sign in with your Google account.',
    hint: 'As long as your sign-in address is confirmed, signing in with a Google account for that address links it again.',
    button: 'Unlink Google account',
  },
} as const

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'PROVIDER_NOT_CONFIGURED'
    ? missing
    : errorMessage(error, identityFallbackMessage)

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'WRONG_CURRENT_PASSWORD'

const LinkForm = ({ act, hasPassword }: { act: 'link' | 'unlink'; hasPassword: boolean }) => {
  const [password, setPassword] = useState('')
  const { mutate, error, isPending } = useChangeGoogleLink()
  const failure = error ? messageOf(error) : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ act, password: hasPassword ? password : undefined }, { onSuccess: () => setPassword('') })
  }
  return (
    <form noValidate onSubmit={send} className="mt-4 grid max-w-96 gap-[18px]">
      {hasPassword && (
        <Field label="Your password" error={isWrongPassword(error) ? failure : undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
      )}
      <div role="alert" className="empty:hidden">
        {failure && !isWrongPassword(error) && <FailureNote>{failure}</FailureNote>}
      </div>
      {texts[act].hint && <p className="text-caption text-muted-foreground">{texts[act].hint}</p>}
      <Button
        type="submit"
        variant={act === 'unlink' ? 'danger' : 'primary'}
        busy={isPending}
        className="justify-self-start"
      >
        {texts[act].button}
      </Button>
    </form>
  )
}

const GoogleLink = ({ state }: { state: Lenient<typeof SignInState> }) => {
  const isLinked = state.hasGoogle === true
  const hasPassword = state.hasPassword !== false
  const act = isLinked ? 'unlink' : 'link'
  return (
    <>
      <p className="flex flex-wrap items-center gap-2.5 text-small text-ink-2">
        <Badge tone={isLinked ? 'accent' : 'neutral'}>{isLinked ? 'Linked' : 'Not linked'}</Badge>
        {isLinked || state.canLinkGoogle !== false ? texts[act].state : missing}
      </p>
      {isLinked && !hasPassword && (
        <p className="mt-3 text-small text-ink-2">
          It is the only way into your account. Set a password before you unlink it.
        </p>
      )}
      {isLinked
        ? hasPassword && <LinkForm act="unlink" hasPassword />
        : state.canLinkGoogle !== false && <LinkForm act="link" hasPassword={hasPassword} />}
    </>
  )
}

/** Whether a Google account is linked, and how to link or unlink it. */
export const GooglePanel = () => {
  const { data, isError, isFetching, refetch } = useQuery(signInStateQuery)
  if (data) return <GoogleLink state={data} />
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <FailureNote>This could not be loaded. Nothing was changed.</FailureNote>
        <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  return (
    <div role="status" aria-label="Loading the Google account" className="grid gap-3">
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/5" />
    </div>
  )
}
