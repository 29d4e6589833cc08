import type { MarketDetails } from '@nextrung/contract/market-figures'
import { Bar } from '../../ui/bar.tsx'
import { FigureCard } from './figure-card.tsx'
import { FigureNote } from './figure-note.tsx'
import { percent } from './format-figure.ts'
import { GrowthPicture } from './growth-picture.tsx'

type Growth = MarketDetails['growth']

/** The decade's growth beside that of all occupations. */
const Comparison = ({ decade, allOccupationsDecade }: Growth) => {
  const rows = [
    { label: 'This occupation', value: decade.value },
    { label: 'All occupations', value: allOccupationsDecade.value },
  ]
  const max = Math.max(1, ...rows.map(({ value }) => Math.abs(value)))
  return (
    <div className="mt-4 grid gap-2">
      <h3 className="text-label">{`Over ten years${decade.year ? `, ${decade.year}` : ''}`}</h3>
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-3 text-small">
          <span className="text-ink-2">{label}</span>
          <Bar thin value={Math.max(0, value)} max={max} label={`${label}, growth in percent`} />
          <span className="min-w-12 text-right tabular-nums">{percent(value)}</span>
        </div>
      ))}
    </div>
  )
}

/** The last measured year can point the other way than the projection. */
const Recently = ({ lastYear, lastThreeYears, realPayLastYear }: Growth) => {
  const rows = [
    { label: 'Jobs, last measured year', figure: lastYear },
    { label: 'Jobs, a year over the last three', figure: lastThreeYears },
    { label: 'Pay after inflation, last year', figure: realPayLastYear },
  ].flatMap(({ label, figure }) => (figure ? [{ label, figure }] : []))
  if (rows.length === 0) return null
  return (
    <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-small">
      {rows.map(({ label, figure }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">
            <FigureNote figure={figure} title={label} name={label} ofOccupation />
          </dt>
          <dd className="text-right tabular-nums">{`${figure.value > 0 ? '+' : ''}${percent(figure.value)}`}</dd>
        </div>
      ))}
    </dl>
  )
}

type GrowthCardProps = { growthRate: string | undefined; details: MarketDetails | undefined }

export const GrowthCard = ({ growthRate, details }: GrowthCardProps) => (
  <FigureCard
    title="Growth Rate"
    figure={growthRate ? `${growthRate}%` : 'No data'}
    label="Year over year growth"
    foot={
      details && (
        <FigureNote
          figure={details.growth.perYear}
          title="Projected growth a year"
          alsoFrom={[details.growth.decade.source, details.growth.allOccupationsDecade.source]}
          ofOccupation
        />
      )
    }
  >
    {details && (
      <>
        <GrowthPicture decadePercent={details.growth.decade.value} />
        <Comparison {...details.growth} />
        <Recently {...details.growth} />
      </>
    )}
  </FigureCard>
)
