import { dayText } from '../../lib/day-text.ts'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { type EvidenceKind, EvidenceMark } from '../../ui/evidence-mark.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { addableShown, type Shown, useAddToResume } from './shown-skills.queries.ts'

type Link = { name: string; mark: EvidenceKind; text: string }

/** How a skill was shown. */
export const doneBy: Record<string, string> = {
  assessment: 'a quiz',
  exercise: 'an exercise',
  challenge: 'a challenge',
  interview: 'a good answer in interview practice',
}

const checkedText: Record<string, string> = {
  server: 'checked by this server',
  browser: 'checked in your browser',
  self: 'checked by you',
}

/** What follows for the resume; nothing from a good interview answer. */
const resumeLinks = ({ isOnResume = false, isForResume = true, line = '' }: Shown): Link[] => {
  if (!isForResume)
    return [{ name: 'Resume line', mark: 'hollow', text: 'None: a good answer is practice, not proof' }]
  return [
    {
      name: 'Resume line',
      mark: isOnResume ? 'solid' : 'hollow',
      text: isOnResume ? line : 'Not on your resume yet',
    },
    {
      name: 'Score',
      mark: isOnResume ? 'solid' : 'hollow',
      text: isOnResume
        ? 'Counted as shown in practice, half of what work counts'
        : 'Counts it as practice once the line is on your resume',
    },
  ]
}

/** From the gap to the score: what is reached, and what is still open. */
const linksOf = (shown: Shown): Link[] => {
  const { kind = 'assessment', checkedBy = 'self', weight = 0, course, grade } = shown
  return [
    {
      name: 'Gap',
      mark: weight > 0 ? 'solid' : 'hollow',
      text: weight > 0 ? `Weighs ${weight} of 5 for your role` : 'Your role doesn’t ask for it',
    },
    {
      name: 'Lesson',
      mark: course ? 'solid' : 'hollow',
      text: course
        ? `You say that you finished “${course}”`
        : 'No course finished here. You may have learned it elsewhere',
    },
    {
      name: 'Shown here',
      mark: 'solid',
      text: `On ${dayText(shown.shownOn) ?? 'an unknown day'} by ${doneBy[kind] ?? 'something else'}, ${checkedText[checkedBy] ?? 'checked in another way'}`,
    },
    {
      name: 'Evidence',
      mark: grade === 'fully' ? 'solid' : 'half',
      text:
        grade === 'fully'
          ? 'Counts fully on your path and in your analytics'
          : 'Counts in part. A higher quiz level or more exercises make it count fully',
    },
    ...resumeLinks(shown),
  ]
}

/** The way of one skill from the gap to the resume, and the button for the step that is the person’s to decide. */
export const ShownChain = ({ shown, hasResume }: { shown: Shown; hasResume: boolean }) => {
  const add = useAddToResume()
  const addable = addableShown(shown)
  const isForResume = shown.isForResume ?? true
  return (
    <div className="grid gap-3 pb-3">
      <ol aria-label={`From gap to resume: ${shown.skill}`} className="mt-1 grid border-l-2 border-line">
        {linksOf(shown).map(({ name, mark, text }) => (
          <li key={name} className="grid grid-cols-[26px_minmax(0,1fr)] items-baseline py-1.5">
            <span className="-ml-[9px] flex w-4 -translate-y-px bg-card py-1">
              <EvidenceMark kind={mark} />
            </span>
            <span className="text-small wrap-anywhere">
              <span className="font-550">{name}</span>
              <span className="block text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {!shown.isOnResume && isForResume && hasResume && addable && (
        <>
          <p className="text-caption text-muted-foreground wrap-anywhere">{`The line: “${shown.line ?? ''}”`}</p>
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            busy={add.isPending}
            aria-label={`Add to my resume: ${shown.skill}`}
            onClick={() => void keepingFocus(add.mutateAsync(addable))}
          >
            Add to my resume
          </Button>
        </>
      )}
      {!hasResume && isForResume && (
        <p className="text-caption text-muted-foreground">
          Upload a resume on the dashboard, and you can add this line to it.
        </p>
      )}
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {add.isSuccess && shown.isOnResume
          ? `Added to version ${add.data?.resume?.version ?? ''} of your resume, in “Skills shown in practice”. It’s on your dashboard.`
          : ''}
      </p>
      <SaveFailure error={add.error} fallback="The line could not be added. Please try again." />
    </div>
  )
}
