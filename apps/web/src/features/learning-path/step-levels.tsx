import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LevelItem } from './level-item.tsx'
import type { ShownStep } from './shown-learning.ts'
import { useSkillLevels } from './skill-levels.queries.ts'

const Levels = ({ step, isWanted }: { step: ShownStep; isWanted: boolean }) => {
  const { skill, nextLevel, goalLevel } = step
  const { data, error, isFetching, refetch } = useSkillLevels(skill, isWanted)
  if (error && !data)
    return (
      <div role="alert" className="mt-1 grid justify-items-start gap-3">
        <FailureNote>{errorMessage(error, 'The levels could not be loaded.')}</FailureNote>
        <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" aria-label={`Loading the levels of ${skill}`} className="mt-2 grid gap-3">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
      </div>
    )
  return (
    <div className="mt-1 rounded-md bg-sunken px-3.5 py-1">
      <ol>
        {data.levels.map((level) => (
          <LevelItem
            key={level.level}
            level={level}
            isNext={level.level === nextLevel}
            isGoal={level.level === goalLevel}
          />
        ))}
      </ol>
      {data.hoursBasis && (
        <p className="border-t border-line py-3 text-caption text-muted-foreground">{data.hoursBasis}</p>
      )}
    </div>
  )
}

/** The five levels of the step's skill, loaded when opened: what comes next, and how long each usually takes. */
export const StepLevels = ({ step }: { step: ShownStep }) => {
  const [isWanted, setWanted] = useState(false)
  if (step.nextLevel === undefined) return null
  return (
    <Fold
      className="print:hidden"
      onOpen={() => setWanted(true)}
      summary={`Levels of ${step.skill} (next: level ${step.nextLevel} of 5)`}
    >
      <Levels step={step} isWanted={isWanted} />
    </Fold>
  )
}
