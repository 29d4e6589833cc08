import { PathScreen } from '../../features/career-path/path-screen.tsx'
import { rememberSelection, whenSelectionSaved } from '../../features/onboarding/remember-selection.ts'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { RequireSelection, RequireUser } from '../guards.tsx'

const Screen = () => {
  useTitle('Career Path Analysis')
  const targetRole = useStoredText('targetRole')
  const userType = useStoredText('userType')
  return (
    <PathScreen
      selection={{ targetRole, userType, whenSaved: whenSelectionSaved }}
      onChoose={rememberSelection}
    />
  )
}

const CareerPath = () => (
  <RequireUser>
    <RequireSelection>
      <Screen />
    </RequireSelection>
  </RequireUser>
)

export default CareerPath
