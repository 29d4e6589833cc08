import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useAuth } from '../features/auth/auth-context.tsx'
import { useStoredText } from '../lib/stored-value.ts'
import { Spinner } from '../ui/spinner.tsx'
import { paths } from './paths.ts'

export const ScreenLoading = () => (
  <div className="grid min-h-[70vh] place-items-center">
    <Spinner size="large" label="Loading" />
  </div>
)

/** Shows its screen only to a signed-in person and sends everyone else to the sign-in screen. */
export const RequireUser = ({ children }: { children: ReactNode }) => {
  const { status } = useAuth()
  if (status === 'loading') return <ScreenLoading />
  if (status === 'none') return <Redirect to={paths.signIn} replace />
  return children
}

/** For screens that need a stored target role. */
export const RequireTargetRole = ({ children }: { children: ReactNode }) =>
  useStoredText('targetRole') ? children : <Redirect to={paths.home} replace />

/** For screens that need a stored target role and career status. */
export const RequireSelection = ({ children }: { children: ReactNode }) => {
  const targetRole = useStoredText('targetRole')
  const userType = useStoredText('userType')
  if (!targetRole || !userType) return <Redirect to={paths.home} replace />
  return children
}
