import { Fold } from '../../ui/fold.tsx'
import { useChallengeWorks } from './challenge-work.queries.ts'
import { DropChallenge } from './drop-challenge.tsx'
import { HandedIn } from './handed-in.tsx'

/** The challenges that were handed in and are no longer suggested. */
export const HandedInList = ({ shownIds }: { shownIds: ReadonlySet<string> }) => {
  const works = useChallengeWorks().filter(
    ({ challengeId, handedInAt }) => handedInAt && !shownIds.has(challengeId),
  )
  if (works.length === 0) return null
  return (
    <Fold summary={`Handed in (${works.length})`} className="mt-2 border-t border-line pt-3">
      <ul className="grid gap-5 pt-1 pb-2">
        {works.map((work) => (
          <li key={work.challengeId} className="grid gap-1.5">
            <h3 className="text-small font-550 wrap-anywhere">{work.title}</h3>
            <HandedIn work={work} />
            <DropChallenge id={work.challengeId} title={work.title} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
