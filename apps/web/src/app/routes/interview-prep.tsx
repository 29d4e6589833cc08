import { ReportQuestion } from '../../features/assessments/report-question.tsx'
import { useAuth } from '../../features/auth/auth-context.tsx'
import { InterviewScreen } from '../../features/interview/interview-screen.tsx'
import { MockDialog } from '../../features/interview/mock/mock-dialog.tsx'
import { MockEntry } from '../../features/interview/mock/mock-entry.tsx'
import { StoriesDialog } from '../../features/interview/stories/stories-dialog.tsx'
import { StoriesEntry } from '../../features/interview/stories/stories-entry.tsx'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { RequireTargetRole, RequireUser } from '../guards.tsx'

const report = (questionId: number) => <ReportQuestion id={questionId} />

const panels = (
  <>
    <MockEntry />
    <StoriesEntry />
  </>
)

const Screen = () => {
  useTitle('Interview Preparation')
  const role = useStoredText('targetRole')
  const { user } = useAuth()
  return (
    role &&
    user && (
      <>
        <InterviewScreen key={role} uid={user.uid} role={role} panels={panels} report={report} />
        <MockDialog uid={user.uid} role={role} />
        <StoriesDialog uid={user.uid} />
      </>
    )
  )
}

const InterviewPrep = () => (
  <RequireUser>
    <RequireTargetRole>
      <Screen />
    </RequireTargetRole>
  </RequireUser>
)

export default InterviewPrep
