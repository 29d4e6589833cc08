import { ChevronDown } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { type ReactNode, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

type DisclosureProps = {
  title: string
  description: string
  /** Initially open, for when a URL leads here. */
  defaultOpen?: boolean
  children: ReactNode
}

/** A card that shows only its title until opened. Its content mounts and loads only then. */
export const Disclosure = ({ title, description, defaultOpen = false, children }: DisclosureProps) => (
  <Collapsible.Root
    defaultOpen={defaultOpen}
    className="min-w-0 rounded-lg border border-line bg-card text-card-foreground"
  >
    <h3>
      <Collapsible.Trigger className="group flex w-full items-center justify-between gap-4 rounded-lg px-[18px] py-4 text-left hover:bg-sunken md:px-6">
        <span className="min-w-0">
          <span className="block text-h3">{title}</span>
          <span className="block text-small font-normal text-muted-foreground">{description}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-[18px] shrink-0 stroke-[1.75] text-muted-foreground transition-transform duration-180 ease-step group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
    </h3>
    <Collapsible.Content className="border-t border-line px-[18px] py-5 md:px-6">
      <Suspense
        fallback={
          <div role="status" aria-label={`Loading: ${title}`} className="grid gap-3">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        }
      >
        {children}
      </Suspense>
    </Collapsible.Content>
  </Collapsible.Root>
)
