import { useId } from 'react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Label } from '../../ui/label.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { Select } from '../../ui/select.tsx'
import { type ShownSkill, useClaimLevel } from './assessments.queries.ts'

const levelOptions = [
  { value: '1', label: '1 of 5: I know what it is' },
  { value: '2', label: '2 of 5: I can do simple things with it' },
  { value: '3', label: '3 of 5: I work with it on my own' },
  { value: '4', label: '4 of 5: others ask me about it' },
  { value: '5', label: '5 of 5: I set how it is done' },
] as const

/** The level by the person's own word; saved as soon as it is chosen. */
export const SkillClaim = ({ skill: { skill, claim } }: { skill: ShownSkill }) => {
  const controlId = useId()
  const save = useClaimLevel()
  const level = levelOptions.find(({ value }) => Number(value) === claim?.proficiencyLevel)?.value
  return (
    <div className="grid max-w-md gap-1.5">
      <Label htmlFor={controlId}>{`Your own rating of ${skill}`}</Label>
      <Select
        id={controlId}
        aria-label={`Your own rating of ${skill}`}
        value={level}
        options={levelOptions}
        placeholder="Choose a level"
        disabled={save.isPending}
        onChange={(value) => void keepingFocus(save.mutateAsync({ skill, level: Number(value) }))}
      />
      {claim && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3 justify-self-start"
          busy={save.isPending}
          onClick={() => void keepingFocus(save.mutateAsync({ skill, level: undefined }))}
        >
          Remove my rating
        </Button>
      )}
      <SaveFailure error={save.error} fallback="Your level could not be saved. Please try again." />
    </div>
  )
}
