import { dayText } from '../../lib/day-text.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Fold } from '../../ui/fold.tsx'
import { doneBy, ShownChain } from './shown-chain.tsx'
import { type Shown, useShownSkills } from './shown-skills.queries.ts'

const summaryOf = ({ skill, shownOn, kind = '' }: Shown): string =>
  `${skill}, shown on ${dayText(shownOn) ?? 'an unknown day'}${doneBy[kind] ? ` by ${doneBy[kind]}` : ''}`

/** Everything that the person has shown here, each as a chain from the gap to the resume. */
export const ShownSkills = () => {
  const { data, error } = useShownSkills()
  if (error && !data)
    return isSessionEnded(error) ? null : (
      <FailureNote>{errorMessage(error, 'What you showed could not be loaded.')}</FailureNote>
    )
  if (!data) return null
  if (data.shown.length === 0)
    return (
      <p className="text-caption text-muted-foreground">
        From gap to lesson, check, evidence, resume line, and score: see how far each skill has come.
      </p>
    )
  return (
    <ul aria-label="What you have shown" className="grid border-t border-line pt-2">
      {data.shown.map((shown) => (
        <li key={`${shown.kind} ${shown.id} ${shown.skill}`}>
          <Fold summary={summaryOf(shown)}>
            <ShownChain shown={shown} hasResume={Boolean(data.resume)} />
          </Fold>
        </li>
      ))}
    </ul>
  )
}
