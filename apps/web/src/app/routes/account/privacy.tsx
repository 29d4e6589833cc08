import { Link } from 'wouter'
import { useAuth } from '../../../features/auth/auth-context.tsx'
import { PrivacyPage } from '../../../features/own-data/privacy-page.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { buttonStyles } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { paths } from '../../paths.ts'

const toSettings = (words: string) => (
  <Link href={paths.settings} className="text-accent-foreground underline">
    {words}
  </Link>
)

/** Signed-out visitors have no navigation, so they need a link back. */
const WayBack = () => (
  <div className="mb-10 flex items-center justify-between gap-4">
    <Logo className="text-[1.25rem]" markClassName="size-[30px]" />
    <Link href={paths.signIn} className={buttonStyles({ variant: 'outline', size: 'small' })}>
      Sign in
    </Link>
  </div>
)

const Privacy = () => {
  const { status } = useAuth()
  useTitle('Privacy')
  return (
    <div className={status === 'user' ? 'mx-auto max-w-[880px]' : 'mx-auto max-w-[880px] px-4 py-7 md:px-10'}>
      {status !== 'user' && <WayBack />}
      <h1 className="text-h1">How your data is handled</h1>
      <p className="mt-1.5 mb-8 max-w-[68ch] text-ink-2">
        In plain words, for this server. The figures below are its actual settings.
      </p>
      <PrivacyPage toSettings={toSettings} />
    </div>
  )
}

export default Privacy
