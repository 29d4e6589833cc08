import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { StartJourneyDialog } from './start-journey-dialog.tsx'
import { subscriptionQuery } from './subscription.queries.ts'

/** What a plan adds, for people who have none. */
export const PremiumCard = ({ plansPath }: { plansPath: string }) => {
  const { data: current, isSuccess } = useQuery(subscriptionQuery)
  const [open, setOpen] = useState(false)
  return (
    <>
      {isSuccess && !current && (
        <Card aria-labelledby="premium-features" className="border-transparent bg-accent">
          <div className="flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <h2 id="premium-features" className="text-h2">
                Premium Features
              </h2>
              <p className="mt-1.5 text-small text-ink-2">
                A plan adds Learning Roadmap and Interview Preparation, and gives you more of everything each
                day. The trial is free for 14 days.
              </p>
            </div>
            {/* The dialog has its own, and one at a time is enough. */}
            {!open && <Mascot state="idle" width={64} className="shrink-0" />}
            {open && <div className="w-16 shrink-0" />}
          </div>
          <Button variant="outline" full className="mt-4" onClick={() => setOpen(true)}>
            Choose a Plan
          </Button>
        </Card>
      )}
      <StartJourneyDialog open={open} onOpenChange={setOpen} plansPath={plansPath} />
    </>
  )
}
