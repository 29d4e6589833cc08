import type { PayByLevel } from '@nextrung/contract/career-analytics-panels'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Label } from '../../ui/label.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePayByLevel } from './career-analytics.queries.ts'
import { FigureNote } from './figure-note.tsx'
import { dollars } from './format-figure.ts'
import { MarketFactsProvider } from './market-facts.tsx'

const LevelTable = ({ levels }: Pick<PayByLevel, 'levels'>) => (
  <table className="w-full border-collapse text-small">
    <caption className="mb-2 text-left text-h3">Offered pay by level</caption>
    <tbody>
      {levels.map(({ level, label, pay }) => (
        <tr key={level} className="border-t border-line align-top">
          <th scope="row" className="py-2 pr-3 text-left font-normal">
            {label}
          </th>
          <td className="py-2 text-right tabular-nums">{pay ? dollars(pay.value) : 'No data'}</td>
          <td className="w-2/5 py-2 pl-4">{pay && <FigureNote figure={pay} title={`Pay, ${label}`} />}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Ask = ({ asks, levels }: Pick<PayByLevel, 'asks' | 'levels'>) => {
  const id = useId()
  const [level, setLevel] = useState(asks[0]?.level ?? '')
  const [region, setRegion] = useState(asks[0]?.region ?? '')
  const labels = new Map(levels.map((entry) => [entry.level as string, entry.label]))
  const levelOptions = [...new Set(asks.map((ask) => ask.level as string))].map((value) => ({
    value,
    label: labels.get(value) ?? value,
  }))
  const regionOptions = [...new Set(asks.map((ask) => ask.region))].map((value) => ({ value, label: value }))
  const ask = asks.find((candidate) => candidate.level === level && candidate.region === region)
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-h3">What to ask for</h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-level`}>Level</Label>
          <Select
            id={`${id}-level`}
            aria-label="Level"
            value={level}
            options={levelOptions}
            onChange={setLevel}
            placeholder="Choose a level"
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-area`}>Area</Label>
          <Select
            id={`${id}-area`}
            aria-label="Area"
            value={region}
            options={regionOptions}
            onChange={setRegion}
            placeholder="Choose an area"
          />
        </div>
      </div>
      <div aria-live="polite" className="mt-4">
        {ask ? (
          <>
            <p className="text-question">{`${dollars(ask.from)} to ${dollars(ask.to)}`}</p>
            <p className="text-small text-ink-2">a year, as an estimate from these figures:</p>
            <ul className="mt-2 grid gap-2 text-small">
              {ask.basis.map(({ label, amount }) => (
                <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
                  <FigureNote figure={amount} title={label} name={label} />
                  <span className="tabular-nums">{dollars(amount.value)}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-small text-ink-2">There is no figure for this level here.</p>
        )}
      </div>
    </section>
  )
}

/** Pay by level and area. Loads when its panel opens. */
export const PayPanel = ({ role }: { role: string }) => {
  const { data, isError, isFetching, refetch } = usePayByLevel(role)
  if (isError)
    return (
      <div role="alert" className="text-small text-destructive">
        Pay by level could not be loaded.{' '}
        <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading pay by level" className="grid gap-3">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
        <Skeleton className="w-3/5" />
      </div>
    )
  return (
    <MarketFactsProvider facts={{ sources: data.sources, formulas: [] }}>
      {data.levels.some(({ pay }) => pay) ? (
        <LevelTable levels={data.levels} />
      ) : (
        <p className="text-small text-ink-2">No source we have gives pay by level for this role.</p>
      )}
      {data.asks.length > 0 && <Ask asks={data.asks} levels={data.levels} />}
      <p className="mt-4 text-caption text-muted-foreground">{data.explanation}</p>
    </MarketFactsProvider>
  )
}
