import { CareerStory } from '../../features/career-story/career-story.tsx'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { RequireTargetRole, RequireUser } from '../guards.tsx'
import { paths } from '../paths.ts'

const actions = [
  { label: 'Add to your profile', path: paths.profile },
  { label: 'Upload or correct your resume', path: paths.dashboard },
]

const CareerStoryScreen = () => {
  useTitle('Career Story')
  const targetRole = useStoredText('targetRole')
  // A story belongs to its role, and so does everything that is open around it.
  return (
    targetRole && (
      <CareerStory key={targetRole} targetRole={targetRole} uploadPath={paths.dashboard} actions={actions} />
    )
  )
}

const CareerStoryRoute = () => (
  <RequireUser>
    <RequireTargetRole>
      <CareerStoryScreen />
    </RequireTargetRole>
  </RequireUser>
)

export default CareerStoryRoute
