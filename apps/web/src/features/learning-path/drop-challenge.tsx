import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useDropWork } from './challenge-work.queries.ts'

/** Drops a challenge, with what was kept about it. */
export const DropChallenge = ({ id, title }: { id: string; title: string }) => {
  const drop = useDropWork(id)
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        className="-ml-3"
        busy={drop.isPending}
        aria-label={`Drop this challenge: ${title}`}
        onClick={() => void keepingFocus(drop.mutateAsync(undefined))}
      >
        Drop this challenge
      </Button>
      <SaveFailure error={drop.error} fallback="The challenge could not be dropped. Please try again." />
    </div>
  )
}
