import { useId } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ChallengeItem, canBeTaken } from './challenge-item.tsx'
import { HandedInList } from './handed-in-list.tsx'
import type { ShownChallenge } from './shown-learning.ts'

export const ChallengesCard = ({ challenges }: { challenges: readonly ShownChallenge[] }) => {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="min-w-0 print:hidden">
      <CardHeader title="Adaptive Challenges" titleId={titleId} className="mb-1" />
      <ul className="xl:grid xl:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] xl:gap-x-10">
        {challenges.map((challenge, at) => (
          <ChallengeItem key={challenge.id ?? `${at} ${challenge.title}`} challenge={challenge} />
        ))}
      </ul>
      {challenges.some(canBeTaken) && <HandedInList shownIds={new Set(challenges.map(({ id }) => id))} />}
    </Card>
  )
}
