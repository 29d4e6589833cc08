import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAuth } from '../features/auth/auth-context.tsx'
import { buttonStyles } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { paths } from './paths.ts'

/** Signed-out visitors have no navigation, so they need a link back. */
const WayBack = () => (
  <div className="mb-10 flex items-center justify-between gap-4">
    <Logo className="text-[1.25rem]" markClassName="size-[30px]" />
    <Link href={paths.signIn} className={buttonStyles({ variant: 'outline', size: 'small' })}>
      Sign in
    </Link>
  </div>
)

/** A page to read, for people with and without an account. */
export const PublicPage = ({ children }: { children: ReactNode }) => {
  const { status } = useAuth()
  return (
    <div className={status === 'user' ? 'mx-auto max-w-[880px]' : 'mx-auto max-w-[880px] px-4 py-7 md:px-10'}>
      {status !== 'user' && <WayBack />}
      {children}
    </div>
  )
}
