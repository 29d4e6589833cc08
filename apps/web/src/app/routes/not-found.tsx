import { Link } from 'wouter'
import { useTitle } from '../../lib/use-title.ts'
import { buttonStyles } from '../../ui/button.tsx'
import { paths } from '../paths.ts'

const NotFoundScreen = () => {
  useTitle('Page not found')
  return (
    <div className="grid min-h-[70vh] content-center justify-items-start gap-2 px-4 md:mx-auto md:w-full md:max-w-[520px] md:px-0">
      <h1 className="text-h1">404 Page Not Found</h1>
      <p className="text-ink-2">There is no rung here. The address may be mistyped, or the page has moved.</p>
      <Link href={paths.home} className={buttonStyles({ className: 'mt-4' })}>
        Back to Home
      </Link>
    </div>
  )
}

export default NotFoundScreen
