import { useEffect } from 'react'
import { Link, Redirect } from 'wouter'
import { errorFromOutcome } from '../../../features/auth/google-popup.ts'
import { identityMessage, waitMessage } from '../../../features/auth/identity-message.ts'
import { InlineFailure } from '../../../features/auth/inline-failure.tsx'
import { type GoogleReturn, useGoogleReturn } from '../../../features/auth/use-google-return.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { buttonStyles } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { paths } from '../../paths.ts'

type RefusedProps = Extract<GoogleReturn, { stage: 'refused' }>

const Refused = ({ refusal, wasSignedIn }: RefusedProps) => {
  const error = errorFromOutcome(refusal)
  const message = identityMessage(error)
  useEffect(() => {
    toast({ title: 'Authentication Error', description: message, variant: 'destructive' })
  }, [message])
  return (
    <>
      <h1 className="text-h1">{wasSignedIn ? 'Google was not linked' : 'You are not signed in'}</h1>
      <InlineFailure message={message} wait={waitMessage(error)} />
      <Link
        href={wasSignedIn ? paths.settings : paths.signIn}
        className={buttonStyles({ size: 'large', full: true, className: 'mt-6' })}
      >
        {wasSignedIn ? 'Back to the settings' : 'Back to sign in'}
      </Link>
    </>
  )
}

const Working = () => (
  <div className="grid justify-items-center gap-4 text-center">
    <Spinner size="large" label="Finishing at Google" />
    <h1 className="text-h3">One moment …</h1>
  </div>
)

const Told = () => (
  <div className="text-center">
    <h1 className="text-h2">That is all here</h1>
    <p className="mt-1.5 text-ink-2">You can close this window.</p>
  </div>
)

/** Where Google redirects back to: in the popup, or in the page itself if the browser blocked the popup. */
const GoogleReturnScreen = () => {
  useTitle('Google')
  const result = useGoogleReturn()
  if (result.stage === 'done')
    return <Redirect to={result.wasSignedIn ? paths.settings : paths.home} replace />
  if (result.stage === 'refused' && result.refusal.code === 'SECOND_FACTOR_REQUIRED')
    return <Redirect to={paths.secondFactor} replace />
  return (
    <main className="flex min-h-screen flex-col px-5 py-7">
      <Logo className="text-[1.25rem]" markClassName="size-[30px]" />
      <div className="m-auto w-full max-w-96 py-8">
        {result.stage === 'working' && <Working />}
        {result.stage === 'told' && <Told />}
        {result.stage === 'refused' && <Refused {...result} />}
      </div>
    </main>
  )
}

export default GoogleReturnScreen
