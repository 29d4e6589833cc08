import { useAuth } from '../../features/auth/auth-context.tsx'
import { LearningScreen } from '../../features/learning-path/learning-screen.tsx'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { RequireTargetRole, RequireUser } from '../guards.tsx'

const Screen = () => {
  useTitle('Learning Path')
  const role = useStoredText('targetRole')
  const { user } = useAuth()
  return role && user && <LearningScreen key={role} goal={{ uid: user.uid, role }} />
}

const LearningPath = () => (
  <RequireUser>
    <RequireTargetRole>
      <Screen />
    </RequireTargetRole>
  </RequireUser>
)

export default LearningPath
