import type { TargetRole } from '@nextrung/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { providerOf } from '../../../lib/provider-of.ts'
import { Button } from '../../../ui/button.tsx'
import { EngineBadge } from '../../../ui/engine-badge.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { roleFitsQuery, type Selection } from '../career-path.queries.ts'
import { FitLoading } from './fit-loading.tsx'
import { FitRow } from './fit-row.tsx'
import { type FitOrder, sortFits } from './sort-fits.ts'

const orders = [
  { value: 'fit', label: 'Best fit' },
  { value: 'pay', label: 'Pay' },
  { value: 'demand', label: 'Demand' },
] as const

type FitPanelProps = { selection: Selection; onChoose: (role: TargetRole) => void }

/** All target roles, ranked for the person. Loads when it opens. */
export const FitPanel = ({ selection, onChoose }: FitPanelProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(roleFitsQuery(selection))
  const [order, setOrder] = useState<FitOrder>('fit')
  if (isPending) return <FitLoading />
  if (error)
    return (
      <ErrorCard
        title="The ranking could not be loaded"
        action={
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'The server did not answer properly. Nothing is lost.')}
      </ErrorCard>
    )
  if (data.roles.length === 0)
    return <p className="text-small text-ink-2">{data.message ?? 'This server ranks no roles.'}</p>
  return (
    <>
      {data.message && (
        <p className="mb-4 rounded-md bg-caution-soft px-4 py-3 text-small wrap-anywhere">{data.message}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented label="Order" value={order} options={orders} onChange={setOrder} />
        {data.engine !== undefined && <EngineBadge provider={providerOf(data.engine)} />}
      </div>
      <ol className="mt-2">
        {sortFits(data.roles, order).map((fit) => (
          <FitRow key={fit.role} fit={fit} targetRole={selection.targetRole} onChoose={onChoose} />
        ))}
      </ol>
      {data.restsOn.length > 0 && (
        <section className="border-t border-line pt-4">
          <p className="text-label text-ink-2">What the ranking rests on</p>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-caption text-muted-foreground">
            {data.restsOn.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
