import type { MarketDetails } from '@nextrung/contract/market-figures'
import { Badge } from '../../ui/badge.tsx'
import { Bar } from '../../ui/bar.tsx'
import { FigureCard } from './figure-card.tsx'
import { ScoreNote } from './figure-note.tsx'
import { count, percent } from './format-figure.ts'

const highAbove = 70

type DemandCardProps = { demandScore: number | undefined; details: MarketDetails | undefined }

/** What the score is made of, and the openings behind it. */
const Parts = ({ demand, growth }: Pick<MarketDetails, 'demand' | 'growth'>) => (
  <div className="mt-2 grid gap-2">
    <h3 className="text-label">What the score is made of</h3>
    {demand.parts.map(({ label, points, maxPoints }) => (
      <div key={label} className="grid grid-cols-[minmax(0,1fr)_5rem_4.5rem] items-center gap-3 text-small">
        <span className="text-ink-2">{label}</span>
        <Bar thin value={points} max={maxPoints} label={`${label}, points`} />
        <span className="text-right tabular-nums">{`${points} of ${maxPoints}`}</span>
      </div>
    ))}
    <p className="mt-2 text-caption text-muted-foreground">
      {`About ${count(growth.openingsPerYear.value)} openings a year are expected, ${percent(growth.openingsRate.value)} of the jobs in the occupation.`}
    </p>
  </div>
)

export const DemandCard = ({ demandScore, details }: DemandCardProps) => (
  <FigureCard
    title="Market Demand"
    figure={demandScore === undefined ? 'No data' : `${demandScore}%`}
    badge={
      demandScore !== undefined &&
      (demandScore > highAbove ? (
        <Badge tone="accent">High Demand</Badge>
      ) : (
        <Badge tone="neutral">Growing Demand</Badge>
      ))
    }
    label={`Above ${highAbove} counts as high`}
    foot={details && <ScoreNote score={details.demand} title={`How ${details.demand.score.value} is made`} />}
  >
    {demandScore !== undefined && (
      <div className="relative mt-5 pb-8">
        <Bar value={demandScore} label="Market demand in percent" />
        <span
          aria-hidden
          className="absolute -top-1 h-4 w-0.5 bg-foreground"
          style={{ left: `${highAbove}%` }}
        />
        <span
          aria-hidden
          className="absolute top-4 -translate-x-1/2 text-small"
          style={{ left: `${highAbove}%` }}
        >
          {highAbove}
        </span>
      </div>
    )}
    {details && <Parts demand={details.demand} growth={details.growth} />}
  </FigureCard>
)
