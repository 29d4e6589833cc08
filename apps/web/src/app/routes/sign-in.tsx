import { Redirect } from 'wouter'
import { useAuth } from '../../features/auth/auth-context.tsx'
import { AuthTabs } from '../../features/auth/auth-tabs.tsx'
import { MarketingPanel } from '../../features/auth/marketing-panel.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { Logo } from '../../ui/logo.tsx'
import { ScreenLoading } from '../guards.tsx'
import { paths } from '../paths.ts'

const SignInScreen = () => {
  const { status } = useAuth()
  useTitle('Sign in')
  if (status === 'loading') return <ScreenLoading />
  if (status === 'user') return <Redirect to={paths.home} replace />
  return (
    <div className="grid min-h-screen md:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
      <main className="flex min-h-screen flex-col px-5 pt-7 pb-6 md:px-12 md:py-10">
        <Logo className="text-[1.25rem]" markClassName="size-[30px]" />
        <div className="mx-auto mt-14 mb-auto w-full max-w-96 pb-10 md:my-auto md:py-8">
          <AuthTabs />
        </div>
        <p className="mx-auto max-w-96 text-center text-caption text-muted-foreground">
          Your resume stays on the server you signed in to, unless an AI provider is connected.
        </p>
      </main>
      <MarketingPanel />
    </div>
  )
}

export default SignInScreen
