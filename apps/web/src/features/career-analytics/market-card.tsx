import type { OpportunityDetails } from '@nextrung/contract/market-figures'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Bar } from '../../ui/bar.tsx'
import { Card } from '../../ui/card.tsx'
import { SetByOperator } from '../../ui/set-by-operator.tsx'
import { FigureNote, ScoreNote } from './figure-note.tsx'
import { count, dollars, percent } from './format-figure.ts'
import { payIn, type ShownMarket } from './shown-market.ts'

const conditions = [
  { key: 'workLifeBalance', label: 'Work-life balance' },
  { key: 'benefitsRating', label: 'Benefits rating' },
  { key: 'growthPotential', label: 'Growth potential' },
] as const

const Conditions = ({ market }: { market: ShownMarket }) => (
  <ul className="mt-4 grid gap-2.5">
    {conditions.map(({ key, label }) => {
      const value = market.marketConditions?.[key]
      if (value === undefined) return null
      return (
        <li key={key}>
          <span className="flex items-baseline justify-between gap-3 text-small">
            <span className="text-ink-2">{label}</span>
            <span className="tabular-nums">{value}</span>
          </span>
          <Bar thin value={value} label={`${label} in ${market.region}`} className="mt-1" />
        </li>
      )
    })}
  </ul>
)

const Sources = ({ details }: { details: OpportunityDetails }) => {
  const { scores } = details
  return (
    <div className="mt-4 grid justify-items-start gap-1 border-t border-line pt-3">
      <ScoreNote
        score={scores.opportunity}
        title={`How ${scores.opportunity.score.value} is made`}
        name="How the score is made"
      />
      {conditions.map(({ key, label }) => (
        <ScoreNote
          key={key}
          score={scores[key]}
          title={`${label}: how ${scores[key].score.value} is made`}
          name={`How “${label}” is made`}
        />
      ))}
    </div>
  )
}

const Facts = ({ market, adjusted }: { market: ShownMarket; adjusted: boolean }) => {
  const { details } = market
  const pay = payIn(market, adjusted)
  if (!details || pay === undefined) return null
  const payFigure = adjusted ? details.adjustedMedianSalary : details.medianSalary
  const rows = [
    {
      label: adjusted ? 'Median pay, adjusted for prices' : 'Median pay',
      value: dollars(pay),
      figure: payFigure,
    },
    { label: 'Jobs in the occupation', value: count(details.employment.value), figure: details.employment },
    {
      label: 'Prices, with 100 for the US',
      value: details.costOfLiving.value.toFixed(0),
      figure: details.costOfLiving,
    },
    {
      label: 'All workers who work from home',
      value: percent(details.remoteWorkPercentage.value),
      figure: details.remoteWorkPercentage,
    },
    { label: 'Tech hub score', value: String(details.techHubScore.value), figure: details.techHubScore },
  ]
  return (
    <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 border-t border-line pt-3 text-small">
      {rows.map(({ label, value, figure }) => (
        <div key={label} className="contents">
          <dt className="min-w-0 text-ink-2">
            <FigureNote figure={figure} title={`${label}, ${market.region}`} name={label} />
          </dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type MarketCardProps = { market: ShownMarket; adjusted: boolean; isOpen: boolean }

/** A job market. Open, it also shows pay, jobs, prices, and how its scores are made. */
export const MarketCard = ({ market, adjusted, isOpen }: MarketCardProps) => {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex break-inside-avoid flex-col">
      <header className="flex items-start justify-between gap-3">
        <h3 id={id} className="text-h3 wrap-anywhere">
          {market.region}
        </h3>
        {market.opportunityScore !== undefined && (
          <Badge tone="accent" className="shrink-0">{`${market.opportunityScore}% Score`}</Badge>
        )}
      </header>
      {market.topEmployers.length > 0 && (
        <p className="mt-2 text-small">
          <span className="block text-caption text-muted-foreground">Top employers</span>
          <span className="wrap-anywhere">{market.topEmployers.join(', ')}</span>
        </p>
      )}
      <SetByOperator at={market.details?.setByOperatorAt} className="mt-2" />
      <Conditions market={market} />
      {isOpen && <Facts market={market} adjusted={adjusted} />}
      {isOpen && market.details && <Sources details={market.details} />}
    </Card>
  )
}
