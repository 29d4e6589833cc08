import { useId } from 'react'
import { Link } from 'wouter'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useLinkedInTexts } from './linkedin.queries.ts'
import { LinkedInResult } from './linkedin-result.tsx'

const Failure = ({ error }: { error: Error }) => {
  const action = upgradeActionFor(error)
  return (
    <p role="alert" className="mt-4 text-small text-destructive">
      {errorMessage(error, 'The texts could not be written. Please try again.')}{' '}
      {action && (
        <Link href={action.path} className="font-550 underline underline-offset-3">
          {action.label}
        </Link>
      )}
    </p>
  )
}

/** A headline and an About text for the person's LinkedIn profile, written on request. */
export const LinkedInCard = ({ resumeId }: { resumeId: number }) => {
  const titleId = useId()
  const { texts, writing } = useLinkedInTexts(resumeId)
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h2">
        LinkedIn profile
      </h2>
      <p className="mt-1 text-small text-ink-2">
        A headline and an About, written only from your resume. Nothing is sent to LinkedIn: you copy what you
        like.
      </p>
      {texts && <LinkedInResult texts={texts} />}
      {writing.error && !isSessionEnded(writing.error) && <Failure error={writing.error} />}
      <Button
        variant={texts ? 'outline' : 'primary'}
        busy={writing.isPending}
        // The second click of a double click would use up another of the day's allowance.
        onClick={({ detail }) => detail < 2 && writing.mutate()}
        className="mt-5"
      >
        {texts ? 'Write Them Again' : 'Write Headline and About'}
      </Button>
    </Card>
  )
}
