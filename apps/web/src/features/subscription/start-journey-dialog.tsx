import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
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
  /** Where all plans are. */
  plansPath: string
}

/** Offers the free trial, and the way to the other plans. */
export const StartJourneyDialog = ({ open, onOpenChange, plansPath }: StartJourneyDialogProps) => {
  const activation = useActivateTrial({
    title: 'Free trial activated!',
    description: 'You now have access to all features.',
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!activation.isPending) onOpenChange(next)
      }}
      title="Start Your Journey"
      description="14 days of everything. No card needed, and it ends by itself."
      mascot={<Mascot state="encouraging" width={76} />}
    >
      <ul className="mt-5 grid gap-2.5 text-small">
        {contents.map((content) => (
          <li key={content} className="grid grid-cols-[18px_minmax(0,1fr)] gap-2">
            <Check aria-hidden className="mt-0.5 size-4 stroke-2 text-primary" />
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-2">
        <Button
          full
          busy={activation.isPending}
          onClick={() => activation.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
        >
          Start Free Trial
        </Button>
        <Link href={plansPath} className={buttonStyles({ variant: 'ghost', full: true })}>
          See all plans
        </Link>
      </div>
    </Dialog>
  )
}
