import { Button, buttonStyles } from '../../ui/button.tsx'
import { useVerifyEmail } from './account-mail.queries.ts'
import { failureMessage, hasErrorCode } from './failure-message.ts'
import { PageFailure, PageHead } from './page-parts.tsx'
import { useLinkToken } from './use-link-token.ts'

// A full page load, because the session may have changed with the address.
const Onward = ({ path, label }: { path: string; label: string }) => (
  <a href={path} className={buttonStyles({ size: 'large', full: true, className: 'mt-6' })}>
    {label}
  </a>
)

const Dead = ({ title, homePath }: { title: string; homePath: string }) => (
  <>
    <PageHead title={title} takesFocus>
      <p>Nothing has changed. You can request a new link in Settings, under Account.</p>
    </PageHead>
    <Onward path={homePath} label="Go to Nextrung" />
  </>
)

const Confirm = ({ token, homePath }: { token: string; homePath: string }) => {
  const { mutate, isPending, isSuccess, data, error } = useVerifyEmail(token)
  if (isSuccess)
    return (
      <>
        <PageHead title={data?.isChanged ? 'Your sign-in address is changed' : 'Thank you'} takesFocus>
          <p>
            {data?.isChanged ? 'From now on you sign in with ' : 'Confirmed: '}
            <span className="font-550 text-foreground">{data?.email ?? 'your address'}</span>
            {data?.isChanged && '. Other devices were signed out.'}
          </p>
        </PageHead>
        <Onward path={homePath} label="Go to Nextrung" />
      </>
    )
  if (hasErrorCode(error, 'LINK_EXPIRED'))
    return <Dead title="This link does not work any more" homePath={homePath} />
  return (
    <>
      <PageHead title="Confirm your address">
        <p>Is this your email address, and did you ask Nextrung for this? If not, just close this page.</p>
      </PageHead>
      {error && <PageFailure>{failureMessage(error)}</PageFailure>}
      {/* Requires a click, because mail scanners open every link in a message. */}
      <Button size="large" full busy={isPending} onClick={() => mutate()} className="mt-6">
        Confirm address
      </Button>
    </>
  )
}

/** Where verification emails lead, for a new account or a new sign-in address. */
export const VerifyEmail = ({ homePath }: { homePath: string }) => {
  const token = useLinkToken()
  return token ? (
    <Confirm token={token} homePath={homePath} />
  ) : (
    <Dead title="This link is not complete" homePath={homePath} />
  )
}
