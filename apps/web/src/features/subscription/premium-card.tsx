import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { StartJourneyDialog } from './start-journey-dialog.tsx'
import { subscriptionQuery } from './subscription.queries.ts'

/** What a plan adds, for who has none. */
export const PremiumCard = ({ plansPath }: { plansPath: string }) => {
  const { data: current, isSuccess } = useQuery(subscriptionQuery)
  const [open, setOpen] = useState(false)
  return (
    <>
      {isSuccess && !current && (
        <Card aria-labelledby="premium-features">
          <h2 id="premium-features" className="text-h2">
            Premium Features
          </h2>
          <p className="mt-2 text-small text-ink-2">
            A plan gives you more of everything each day, with the Learning Roadmap and Interview Preparation
            in it.
          </p>
          <Button variant="outline" full className="mt-4" onClick={() => setOpen(true)}>
            Choose a Plan
          </Button>
        </Card>
      )}
      <StartJourneyDialog open={open} onOpenChange={setOpen} plansPath={plansPath} />
    </>
  )
}
