import { Bar } from '../../ui/bar.tsx'
import { count, dollars } from './format-figure.ts'
import { type MarketMeasure, rankMarkets, type ShownMarket } from './shown-market.ts'

const formats: Record<MarketMeasure, (value: number) => string> = {
  score: (value) => `${value}%`,
  pay: dollars,
  jobs: count,
}

type MarketRankingProps = { markets: readonly ShownMarket[]; by: MarketMeasure; adjusted: boolean }

/** Every market as a bar, highest first, with its number. */
export const MarketRanking = ({ markets, by, adjusted }: MarketRankingProps) => {
  const ranked = rankMarkets(markets, { by, adjusted })
  const max = ranked[0]?.value ?? 1
  return (
    <ol
      className="grid gap-2 lg:grid-flow-col lg:grid-cols-2 lg:gap-x-10"
      style={{ gridTemplateRows: `repeat(${Math.ceil(ranked.length / 2)}, auto)` }}
    >
      {ranked.map(({ market, value }) => (
        <li
          key={market.region}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)_4.5rem] items-center gap-3 text-small"
        >
          <span className="truncate text-ink-2" title={market.region}>
            {market.region}
          </span>
          <Bar thin value={value} max={max} label={`${market.region}: ${formats[by](value)}`} />
          <span className="text-right tabular-nums">{formats[by](value)}</span>
        </li>
      ))}
    </ol>
  )
}
