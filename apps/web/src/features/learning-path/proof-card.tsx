import { type ReactNode, useId } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'

/** Ways to show what one can do. What is shown here counts on every screen. */
export const ProofCard = ({ children }: { children: ReactNode }) => {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="print:hidden">
      <CardHeader
        title="Show what you can do"
        titleId={titleId}
        description="What you show here counts as a skill you have, and it’s marked as shown here wherever it appears."
      />
      <div className="grid gap-2">{children}</div>
    </Card>
  )
}
