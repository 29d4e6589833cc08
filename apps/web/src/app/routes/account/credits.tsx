import { CreditsPage } from '../../../features/credits/credits-page.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { PublicPage } from '../../public-page.tsx'

const Credits = () => {
  useTitle('Sources and credits')
  return (
    <PublicPage>
      <h1 className="text-h1">Sources and credits</h1>
      <p className="mt-1.5 mb-8 max-w-[68ch] text-ink-2">
        Every figure in Nextrung names its source and year. Here is whom we thank, and under which terms we
        use their work.
      </p>
      <CreditsPage />
    </PublicPage>
  )
}

export default Credits
