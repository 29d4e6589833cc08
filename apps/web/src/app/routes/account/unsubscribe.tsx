import { Link, useSearchParams } from 'wouter'
import { UnsubscribeForm } from '../../../features/notifications/unsubscribe-form.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { buttonStyles } from '../../../ui/button.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { paths } from '../../paths.ts'

const settingsLink = (
  <Link href={`${paths.settings}?tab=notifications`} className={buttonStyles({ variant: 'outline' })}>
    Open Notification Settings
  </Link>
)

/** The page behind the unsubscribe link in an email. It needs no session. */
const Unsubscribe = () => {
  useTitle('Stop mail')
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="mx-auto grid min-h-[70vh] w-full max-w-[480px] content-center gap-6 px-4 md:px-0">
      <Logo />
      {token ? (
        <UnsubscribeForm token={token} settingsLink={settingsLink} />
      ) : (
        <ErrorCard title="This link is not complete" action={settingsLink}>
          Open it from the email again, or turn off email in your settings.
        </ErrorCard>
      )}
    </div>
  )
}

export default Unsubscribe
