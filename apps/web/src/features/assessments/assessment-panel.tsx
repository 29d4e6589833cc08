import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { AssessmentLoading } from './assessment-loading.tsx'
import { useAssessments } from './assessments.queries.ts'
import { SkillList } from './skill-list.tsx'
import { SkillView } from './skill-view.tsx'

type AssessmentPanelProps = {
  /** Without one, all skills are listed. */
  skill: string | undefined
  onShow: (skill: string | undefined) => void
}

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

export const AssessmentPanel = ({ skill, onShow }: AssessmentPanelProps) => {
  const { data, error, isFetching, refetch } = useAssessments()
  if (!data) {
    if (!error) return <AssessmentLoading />
    if (isSessionEnded(error)) return null
    return (
      <ErrorCard
        title="The quizzes could not be loaded"
        action={
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {errorMessage(error, 'The server did not answer properly. Nothing is lost.')}
      </ErrorCard>
    )
  }
  if (skill === undefined) return <SkillList overview={data} onShow={onShow} />
  const shown = data.skills.find((one) => isSameName(one.skill, skill))
  return (
    <SkillView
      skill={shown ?? { skill, questionCount: 0, certificates: [] }}
      basis={data.basis}
      onShowAll={() => onShow(undefined)}
    />
  )
}
