import { Redirect } from 'wouter'
import { useAuth } from '../../../features/auth/auth-context.tsx'
import { AuthTabs } from '../../../features/auth/auth-tabs.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { ScreenLoading } from '../../guards.tsx'
import { paths } from '../../paths.ts'
import { SignInFrame } from '../../sign-in-frame.tsx'

/** Continues a sign-in whose first step left this window. */
const SecondFactorScreen = () => {
  const { status } = useAuth()
  useTitle('Sign in')
  if (status === 'loading') return <ScreenLoading />
  if (status === 'user') return <Redirect to={paths.home} replace />
  return (
    <SignInFrame>
      <AuthTabs startsAtSecondStep />
    </SignInFrame>
  )
}

export default SecondFactorScreen
