import type { SignInState } from '@nextrung/contract/auth-mail'
import type { Lenient } from '@nextrung/contract/lenient'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { signInStateQuery } from '../../lib/shared-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useRequestVerification, useWithdrawChange } from './account-mail.queries.ts'
import { ChangeAddressForm } from './change-address-form.tsx'
import { failureMessage } from './failure-message.ts'

const consequences = (sendsMail: boolean): string =>
  sendsMail
    ? 'We will send a link to the new address. Until you open it, keep signing in with the old one.'
    : 'You will sign in with it from now on, and your other devices will be signed out.'

const AskForLink = () => {
  const { mutate, isPending, isSuccess, error } = useRequestVerification()
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="text-small text-ink-2">
        Confirm this address so you can reset your password and sign in with Google.
      </p>
      <Button variant="outline" size="small" busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
        Mail me the link
      </Button>
      <div role="status" className="text-small text-ink-2">
        {isSuccess && 'It is on its way. Check your spam folder too.'}
      </div>
      <div role="alert">{error && <FailureNote>{failureMessage(error)}</FailureNote>}</div>
    </div>
  )
}

const PendingChange = ({ email, onKept }: { email: string; onKept: () => void }) => {
  const { mutate, isPending, error } = useWithdrawChange(onKept)
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="text-small text-ink-2 wrap-anywhere">
        A link was mailed to <span className="font-550 text-foreground">{email}</span>. Once you open it, you
        sign in with that address. If it is not yours, keep the one above, and the link stops working.
      </p>
      <Button variant="outline" size="small" busy={isPending} onClick={() => mutate()}>
        Keep my address
      </Button>
      <div role="alert">{error && <FailureNote>{failureMessage(error)}</FailureNote>}</div>
    </div>
  )
}

const SignInAddress = ({ state }: { state: Lenient<typeof SignInState> }) => {
  const [isChanging, setChanging] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = () => setChanging(false)
  const kept = () => {
    toast({ title: 'Your sign-in address stays as it is' })
    // The pressed button is gone.
    place.current?.focus()
  }
  const { signInEmail, isVerified, pendingEmail } = state
  const sendsMail = state.mail === true
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <p className="flex flex-wrap items-center gap-2.5 wrap-anywhere">
        <span className="font-550">{signInEmail}</span>
        <Badge tone={isVerified ? 'accent' : 'neutral'}>{isVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
      </p>
      {!isVerified && sendsMail && <AskForLink />}
      {pendingEmail && <PendingChange email={pendingEmail} onKept={kept} />}
      <Button variant="outline" className="mt-4" onClick={() => setChanging(true)}>
        Change address
      </Button>
      <Dialog
        open={isChanging}
        onOpenChange={close}
        title="Change your sign-in address"
        description={consequences(sendsMail)}
        focusFallback={place}
      >
        <ChangeAddressForm hasPassword={state.hasPassword !== false} onDone={close} />
      </Dialog>
    </div>
  )
}

/** The sign-in address, whether it is verified, and how to change it. */
export const SignInAddressPanel = () => {
  const { data, isError, isFetching, refetch } = useQuery(signInStateQuery)
  if (data) return <SignInAddress state={data} />
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
    <div role="status" aria-label="Loading the sign-in address" className="grid gap-3">
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/5" />
    </div>
  )
}
