import { TriangleAlert } from 'lucide-react'

/** Why signing in failed, and when to try again. */
export const InlineFailure = ({ message, wait }: { message: string; wait: string | undefined }) => (
  <div role="alert" className="mt-5 flex gap-2.5 rounded-md bg-destructive-soft px-3.5 py-3 text-small">
    <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0 stroke-[1.75] text-destructive" />
    <div>
      <p className="font-550 text-destructive">{message}</p>
      {wait && <p className="mt-0.5 text-ink-2">{wait}</p>}
    </div>
  </div>
)
