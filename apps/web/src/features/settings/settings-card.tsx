import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type PartialSettings, shownSettings } from './partial-settings.ts'
import { useChangeSettings, useSettings } from './use-settings.ts'

type SettingsCardProps = {
  uid: string
  title: string
  description: string
  children: (
    settings: ReturnType<typeof shownSettings>,
    change: (change: PartialSettings) => void,
  ) => ReactNode
}

/** A card of settings, once they have loaded. */
export const SettingsCard = ({ uid, title, description, children }: SettingsCardProps) => {
  const { saved, shown, isError, isRefetching, refetch } = useSettings(uid)
  const change = useChangeSettings(uid)
  const titleId = useId()
  if (!saved && isError)
    return (
      <ErrorCard
        title="Your settings could not be loaded"
        action={
          <Button variant="outline" busy={isRefetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        Nothing is lost. Please try again.
      </ErrorCard>
    )
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} description={description} className="mb-5" />
      {saved ? (
        <ul className="divide-y divide-line">{children(shownSettings(shown), change)}</ul>
      ) : (
        <div role="status" aria-label="Loading your settings" className="grid gap-7">
          {[1, 2, 3].map((row) => (
            <div key={row} className="flex justify-between gap-6">
              <div className="grid w-full max-w-80 gap-2">
                <Skeleton className="w-2/5" />
                <Skeleton />
              </div>
              <Skeleton className="h-[22px] w-[38px] rounded-full" />
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}
