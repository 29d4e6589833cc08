import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { errorMessage } from '../../lib/errors.ts'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { useActivateTrial } from './subscription.queries.ts'

const contents = [
  'Resume optimization and tracking',
  'Career path planning',
  'Skill development roadmap',
  'Interview preparation',
  'Job automation tools',
]

type StartJourneyDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The screen with all plans. */
  plansPath: string
}

/** Offers the free trial and links to the other plans. */
export const StartJourneyDialog = ({ open, onOpenChange, plansPath }: StartJourneyDialogProps) => {
  const activation = useActivateTrial({
    title: 'Free trial activated!',
    description: 'You now have access to all features.',
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (activation.isPending) return
        activation.reset()
        onOpenChange(next)
      }}
      title="Start Your Journey"
      mascot={activation.error ? undefined : <Mascot state="encouraging" width={84} />}
    >
      <ul className="mt-4 grid gap-2.5 pr-24 text-small">
        {contents.map((content) => (
          <li key={content} className="grid grid-cols-[18px_minmax(0,1fr)] gap-2">
            <Check aria-hidden className="mt-0.5 size-4 stroke-[1.75] text-primary" />
            {content}
          </li>
        ))}
      </ul>
      <Button
        full
        size="large"
        className="mt-6"
        busy={activation.isPending}
        onClick={() => activation.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
      >
        Start Free Trial
      </Button>
      <p className="mt-2.5 text-center text-caption text-muted-foreground">14 days, all features, no card</p>
      <div role="alert">
        {activation.error && (
          <FailureNote className="mt-3">
            {errorMessage(activation.error, 'We could not start the trial. Nothing has changed.')}
          </FailureNote>
        )}
      </div>
      <Link href={plansPath} className={buttonStyles({ variant: 'ghost', full: true, className: 'mt-2' })}>
        See all plans
      </Link>
    </Dialog>
  )
}
