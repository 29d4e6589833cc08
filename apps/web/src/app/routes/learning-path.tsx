import { AssessmentDialog } from '../../features/assessments/assessment-dialog.tsx'
import { AssessmentEntry } from '../../features/assessments/assessment-entry.tsx'
import { useAuth } from '../../features/auth/auth-context.tsx'
import { ExerciseDialog } from '../../features/exercises/exercise-dialog.tsx'
import { ExerciseEntry } from '../../features/exercises/exercise-entry.tsx'
import { LearningScreen } from '../../features/learning-path/learning-screen.tsx'
import { ShownSkills } from '../../features/shown-skills/shown-skills.tsx'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { RequireTargetRole, RequireUser } from '../guards.tsx'
import { paths } from '../paths.ts'

const proof = (
  <>
    <AssessmentEntry />
    <ExerciseEntry />
    <ShownSkills />
  </>
)

const ways = [
  { label: 'Your career path', path: paths.careerPath },
  { label: 'Career analytics', path: paths.careerAnalytics },
]

const Screen = () => {
  useTitle('Learning Path')
  const role = useStoredText('targetRole')
  const { user } = useAuth()
  return (
    role &&
    user && (
      <>
        <LearningScreen key={role} goal={{ uid: user.uid, role }} ways={ways} proof={proof} />
        <AssessmentDialog />
        <ExerciseDialog />
      </>
    )
  )
}

const LearningPath = () => (
  <RequireUser>
    <RequireTargetRole>
      <Screen />
    </RequireTargetRole>
  </RequireUser>
)

export default LearningPath
