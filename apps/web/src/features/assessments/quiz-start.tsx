import { assessmentLimits } from '@nextrung/contract/assessments'
import { dayText } from '../../lib/day-text.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { type ShownAssessment, type ShownSkill, useStartAssessment } from './assessments.queries.ts'
import { LevelRungs } from './level-rungs.tsx'

const StandingByTest = ({ test, isDue }: { test: ShownAssessment; isDue: boolean }) => {
  const [assessed, due] = [dayText(test.lastAssessed), dayText(test.nextAssessmentDue)]
  if (test.proficiencyLevel === null) return null
  return (
    <div className="mb-5">
      <LevelRungs level={test.proficiencyLevel} confidence={test.confidence ?? undefined} />
      <p className="mt-1 text-caption text-muted-foreground">
        {assessed && `Tested here on ${assessed}. `}
        {isDue ? 'It’s time for a retest.' : due && `Due for a retest on ${due}.`}
      </p>
    </div>
  )
}

type QuizStartProps = { skill: ShownSkill; basis: readonly string[]; onStarted: (runId: number) => void }

/** What the quiz is, and the button that starts it. */
export const QuizStart = ({ skill, basis, onStarted }: QuizStartProps) => {
  const start = useStartAssessment()
  const { questionCount = 0, seenCount = 0, test, isDue = false } = skill
  const begin = () => start.mutate(skill.skill, { onSuccess: ({ id }) => onStarted(id) })
  return (
    <section className="mt-3" aria-label={`Quiz about ${skill.skill}`}>
      {test && <StandingByTest test={test} isDue={isDue} />}
      {questionCount === 0 ? (
        <p className="text-small text-ink-2">
          {`There’s no quiz about ${skill.skill} yet. You can rate yourself or add a certificate.`}
        </p>
      ) : (
        <>
          <p className="max-w-prose text-body">
            {`At most ${assessmentLimits.questions} questions, one at a time, each with four options. The next one depends on your answers, and the quiz ends as soon as your level is clear. After each answer, you see why it’s right or wrong.`}
          </p>
          <p className="mt-1.5 max-w-prose text-small text-ink-2">
            {seenCount === 0
              ? `There are ${questionCount} questions about this skill.`
              : `There are ${questionCount} questions about this skill, and you’ve answered ${seenCount} of them before. New ones come first, and ones you’ve seen count less.`}
          </p>
          <Button className="mt-4" busy={start.isPending} onClick={({ detail }) => detail < 2 && begin()}>
            {test ? 'Take the quiz again' : 'Start the quiz'}
          </Button>
          <div role="alert" className="mt-2">
            {start.error && !isSessionEnded(start.error) && (
              <FailureNote action={upgradeActionFor(start.error)}>
                {errorMessage(start.error, 'The quiz could not be started. Please try again.')}
              </FailureNote>
            )}
          </div>
          {basis.length > 0 && (
            <ul className="mt-3 grid max-w-prose list-disc gap-1 pl-5 text-caption text-muted-foreground">
              {basis.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
