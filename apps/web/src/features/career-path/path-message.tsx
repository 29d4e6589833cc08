import { Info } from 'lucide-react'

/** What is missing for a better answer, and where to give it. */
export const PathMessage = ({ children }: { children: string }) => (
  <p className="mb-4 flex gap-2.5 rounded-lg border border-line bg-card px-[18px] py-3.5 text-small text-ink-2 wrap-anywhere md:px-6">
    <Info aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-muted-foreground" />
    {children}
  </p>
)
