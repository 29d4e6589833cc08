import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { ShownSkill } from './assessments.queries.ts'
import { Certificates } from './certificates.tsx'
import { LevelHistory } from './level-history.tsx'
import { QuizRun } from './quiz-run.tsx'
import { QuizStart } from './quiz-start.tsx'
import { SkillClaim } from './skill-claim.tsx'

type SkillViewProps = { skill: ShownSkill; basis: readonly string[]; onShowAll: () => void }

/** One skill: its quiz, and below it what else speaks for the level. */
export const SkillView = ({ skill, basis, onShowAll }: SkillViewProps) => {
  const [runId, setRunId] = useState(skill.running?.id)
  return (
    <>
      <Button variant="ghost" size="small" className="-ml-3" onClick={onShowAll}>
        <ArrowLeft aria-hidden />
        All skills
      </Button>
      {runId === undefined ? (
        <QuizStart skill={skill} basis={basis} onStarted={setRunId} />
      ) : (
        <QuizRun runId={runId} onEnd={() => setRunId(undefined)} />
      )}
      {runId === undefined && (
        <div className="mt-6 grid gap-3">
          {skill.test && (
            <Disclosure title="How your level moved" description="Every quiz you completed about this skill">
              <LevelHistory skill={skill.skill} />
            </Disclosure>
          )}
          <Disclosure
            title="Your own rating"
            description="Rate your own level. It appears next to a quiz result and never replaces it."
          >
            <SkillClaim skill={skill} />
          </Disclosure>
          <Disclosure
            title="Certificates"
            description="Add a certificate for this skill. It’s marked as unverified, because nobody has checked it here."
          >
            <Certificates skill={skill} />
          </Disclosure>
        </div>
      )}
    </>
  )
}
