import { Link } from 'wouter'
import { PrivacyPage } from '../../../features/own-data/privacy-page.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { paths } from '../../paths.ts'
import { PublicPage } from '../../public-page.tsx'

const toSettings = (words: string) => (
  <Link href={paths.settings} className="text-accent-foreground underline">
    {words}
  </Link>
)

const Privacy = () => {
  useTitle('Privacy')
  return (
    <PublicPage>
      <h1 className="text-h1">How your data is handled</h1>
      <p className="mt-1.5 mb-8 max-w-[68ch] text-ink-2">
        In plain words, for this server. The figures below are its actual settings.
      </p>
      <PrivacyPage toSettings={toSettings} />
      <p className="mt-8 border-t border-line pt-4 text-small text-muted-foreground">
        Where our facts about the labor market come from:{' '}
        <Link href={paths.credits} className="text-accent-foreground underline">
          Sources and credits
        </Link>
      </p>
    </PublicPage>
  )
}

export default Privacy
