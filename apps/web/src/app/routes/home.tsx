import { useLocation } from 'wouter'
import { useAuth } from '../../features/auth/auth-context.tsx'
import { displayNameOf } from '../../features/auth/display-name-of.ts'
import { Onboarding } from '../../features/onboarding/onboarding.tsx'
import { ResumeUpload } from '../../features/resumes/resume-upload.tsx'
import { Tour } from '../../features/tour/tour.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { RequireUser } from '../guards.tsx'
import { paths } from '../paths.ts'

const HomeScreen = () => {
  const { user } = useAuth()
  const [, navigate] = useLocation()
  useTitle('Home')
  if (!user) return null
  return (
    <>
      <Onboarding
        displayName={displayNameOf(user)}
        upload={(targetRole) => <ResumeUpload {...(targetRole ? { targetRole } : {})} />}
        onContinue={() => navigate(paths.dashboard)}
      />
      <Tour />
    </>
  )
}

const Home = () => (
  <RequireUser>
    <HomeScreen />
  </RequireUser>
)

export default Home
