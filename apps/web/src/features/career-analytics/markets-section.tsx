import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { MarketCard } from './market-card.tsx'
import { MarketRanking } from './market-ranking.tsx'
import type { MarketMeasure, ShownMarket } from './shown-market.ts'

const measures: readonly { value: MarketMeasure; label: string }[] = [
  { value: 'score', label: 'Score' },
  { value: 'pay', label: 'Median pay' },
  { value: 'jobs', label: 'Jobs' },
]

const cardsAtFirst = 6

type CardsProps = { markets: readonly ShownMarket[]; adjusted: boolean; hasDetails: boolean }

const MarketCards = ({ markets, adjusted, hasDetails }: CardsProps) => {
  const [showAll, setShowAll] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const shown = showAll ? markets : markets.slice(0, cardsAtFirst)
  return (
    <>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2 xl:grid-cols-3">
        {shown.map((market) => (
          <MarketCard key={market.region} market={market} adjusted={adjusted} isOpen={isOpen} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {hasDetails && (
          <Button variant="outline" size="small" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide pay, prices and sources' : 'Show pay, prices and sources'}
          </Button>
        )}
        {markets.length > cardsAtFirst && (
          <Button variant="outline" size="small" onClick={() => setShowAll(!showAll)}>
            {showAll ? `Show the first ${cardsAtFirst} markets` : `Show all ${markets.length} markets`}
          </Button>
        )}
      </div>
    </>
  )
}

const Ranked = ({
  markets,
  adjusted,
  onAdjust,
}: Omit<CardsProps, 'hasDetails'> & { onAdjust: (on: boolean) => void }) => {
  const id = useId()
  const [by, setBy] = useState<MarketMeasure>('score')
  return (
    <Card aria-labelledby={`${id}-title`} className="mb-4 break-inside-avoid md:mb-6">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 id={`${id}-title`} className="text-h3">
          Markets compared
        </h3>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <span className="flex items-center gap-3 text-small text-ink-2">
            <label htmlFor={id}>Adjust pay for cost of living</label>
            <Switch id={id} checked={adjusted} onCheckedChange={onAdjust} />
          </span>
          <Segmented label="Compare markets by" value={by} options={measures} onChange={setBy} />
        </div>
      </header>
      <MarketRanking markets={markets} by={by} adjusted={adjusted} />
      {adjusted && (
        <p className="mt-3 text-caption text-muted-foreground">
          Adjusted pay is the median divided by the area’s price level, so that a dollar buys the same
          everywhere.
        </p>
      )}
    </Card>
  )
}

/** Where the jobs are: a ranked picture and a card for each market. */
export const MarketsSection = ({ markets }: { markets: readonly ShownMarket[] }) => {
  const id = useId()
  const [adjusted, setAdjusted] = useState(false)
  const hasDetails = markets.some(({ details }) => details)
  return (
    <section aria-labelledby={id} className="mt-8 md:mt-10">
      <h2 id={id} className="mb-4 text-h2">
        Top Job Markets
      </h2>
      {markets.length === 0 ? (
        <Card>
          <p className="text-h3">No Job Markets Data Available</p>
          <p className="mt-1 text-small text-ink-2">
            Currently gathering job market information. Please check back later.
          </p>
        </Card>
      ) : (
        <>
          {hasDetails && <Ranked markets={markets} adjusted={adjusted} onAdjust={setAdjusted} />}
          <MarketCards markets={markets} adjusted={adjusted} hasDetails={hasDetails} />
        </>
      )}
    </section>
  )
}
