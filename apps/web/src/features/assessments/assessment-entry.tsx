import { ListChecks } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useAssessmentView } from './assessment-view.ts'

/** Opens the quizzes. */
export const AssessmentEntry = () => {
  const { show } = useAssessmentView()
  return (
    <Button variant="outline" full onClick={() => show(undefined)}>
      <ListChecks aria-hidden />
      Test your skills
    </Button>
  )
}
