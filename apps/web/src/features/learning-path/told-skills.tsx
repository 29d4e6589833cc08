import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useClaimSkills, useLearningPlan } from './learning-plan.queries.ts'

/** The skills that the person told us, each with the way back. Loaded when asked for. */
export const ToldSkills = () => {
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useLearningPlan(isOpen)
  const claim = useClaimSkills()
  if (!data)
    return (
      <div className="mt-2 print:hidden">
        <Button
          variant="ghost"
          size="small"
          className="-ml-3"
          busy={isFetching}
          onClick={() => {
            setOpen(true)
            void refetch()
          }}
        >
          Skills you told us
        </Button>
        <div role="alert">
          {isOpen && error && (
            <FailureNote>{errorMessage(error, 'Your skills could not be loaded.')}</FailureNote>
          )}
        </div>
      </div>
    )
  const told = data.plan.toldSkills
  return (
    <div className="mt-3">
      <h4 className="text-small font-550">Skills you told us</h4>
      {told.length === 0 ? (
        <p className="mt-1 text-small text-muted-foreground">None. What counts comes from your resume.</p>
      ) : (
        <ul aria-label="Skills you told us" className="mt-1.5 flex flex-wrap gap-2">
          {told.map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip
                removeLabel={`I cannot do ${skill} after all`}
                onRemove={() => claim.mutate({ remove: [skill] })}
              >
                {skill}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <SaveFailure
        error={claim.error}
        fallback="This could not be saved. Please try again."
        className="mt-1.5"
      />
    </div>
  )
}
