import '../lib/back-navigation.ts'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { useAuth } from '../features/auth/auth-context.tsx'
import { useScrollToTop } from '../lib/use-scroll-to-top.ts'
import { ScreenLoading } from './guards.tsx'
import { paths } from './paths.ts'
import { ErrorBoundary, ScreenErrors } from './screen-errors.tsx'

const SignIn = lazy(() => import('./routes/sign-in.tsx'))
const GoogleReturn = lazy(() => import('./routes/account/google.tsx'))
const SecondFactor = lazy(() => import('./routes/account/second-factor.tsx'))
const ForgotPassword = lazy(() => import('./routes/account/forgot-password.tsx'))
const ResetPassword = lazy(() => import('./routes/account/reset-password.tsx'))
const VerifyEmail = lazy(() => import('./routes/account/verify-email.tsx'))
const Shell = lazy(() => import('./shell/shell.tsx'))
const Home = lazy(() => import('./routes/home.tsx'))
const Dashboard = lazy(() => import('./routes/dashboard.tsx'))
const CareerAnalytics = lazy(() => import('./routes/career-analytics.tsx'))
const CareerStory = lazy(() => import('./routes/career-story.tsx'))
const CareerPath = lazy(() => import('./routes/career-path.tsx'))
const LearningPath = lazy(() => import('./routes/learning-path.tsx'))
const InterviewPrep = lazy(() => import('./routes/interview-prep.tsx'))
const Subscription = lazy(() => import('./routes/subscription.tsx'))
const Profile = lazy(() => import('./routes/profile.tsx'))
const Settings = lazy(() => import('./routes/settings.tsx'))
const Unsubscribe = lazy(() => import('./routes/account/unsubscribe.tsx'))
const TestCheckout = lazy(() => import('./routes/account/test-checkout.tsx'))
const Privacy = lazy(() => import('./routes/account/privacy.tsx'))
const Help = lazy(() => import('./routes/account/help.tsx'))
const Credits = lazy(() => import('./routes/account/credits.tsx'))
const NotFound = lazy(() => import('./routes/not-found.tsx'))

const Screens = () => (
  <ScreenErrors>
    <Suspense fallback={<ScreenLoading />}>
      <Switch>
        <Route path={paths.home} component={Home} />
        <Route path={paths.dashboard} component={Dashboard} />
        <Route path={paths.careerAnalytics} component={CareerAnalytics} />
        <Route path={paths.careerStory} component={CareerStory} />
        <Route path={paths.careerPath} component={CareerPath} />
        <Route path={paths.learningPath} component={LearningPath} />
        <Route path={paths.interviewPrep} component={InterviewPrep} />
        <Route path={paths.subscription} component={Subscription} />
        <Route path={paths.profile} component={Profile} />
        <Route path={paths.settings} component={Settings} />
        <Route path={paths.unsubscribe} component={Unsubscribe} />
        <Route path={paths.testCheckout} component={TestCheckout} />
        <Route path={paths.privacy} component={Privacy} />
        <Route path={paths.help} component={Help} />
        <Route path={paths.credits} component={Credits} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </ScreenErrors>
)

/** Keeps the navigation mounted while the screens next to it change. */
const Framed = () => {
  const { status } = useAuth()
  if (status === 'loading') return <ScreenLoading />
  return status === 'user' ? (
    <Shell>
      <Screens />
    </Shell>
  ) : (
    <main>
      <Screens />
    </main>
  )
}

/** Every screen is its own chunk, so the sign-in page loads nothing else. */
export const Router = () => {
  useScrollToTop()
  return (
    <ErrorBoundary>
      <Suspense fallback={<ScreenLoading />}>
        <Switch>
          <Route path={paths.signIn} component={SignIn} />
          <Route path={paths.google} component={GoogleReturn} />
          <Route path={paths.secondFactor} component={SecondFactor} />
          <Route path={paths.forgotPassword} component={ForgotPassword} />
          <Route path={paths.resetPassword} component={ResetPassword} />
          <Route path={paths.verifyEmail} component={VerifyEmail} />
          <Route component={Framed} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
