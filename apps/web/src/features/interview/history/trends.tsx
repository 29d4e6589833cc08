import { Bar } from '../../../ui/bar.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { scenarioLabel } from '../interview-choices.ts'
import type { ShownTrend } from './history.queries.ts'
import { TrendPicture } from './trend-picture.tsx'
import { trendText } from './trend-text.ts'

const Figures = ({ name, trend }: { name: string; trend: ShownTrend }) => (
  <>
    <h4 className="text-h3">{name}</h4>
    <p className="mt-1 text-[1.375rem] leading-7 font-semibold tracking-[-.014em]">
      {trend.average === undefined ? 'No score' : `${trend.average.toFixed(1)}%`}
    </p>
    <p className="text-caption text-muted-foreground">{trendText(trend)}</p>
  </>
)

/** How the scores have gone in each scenario. */
const Scenarios = ({ trends }: { trends: readonly ShownTrend[] }) => (
  <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
    {trends.map((trend) => (
      <li key={trend.name} className="min-w-0">
        <Figures name={scenarioLabel(trend.name)} trend={trend} />
        {trend.days.length > 0 && (
          <div className="mt-3">
            <TrendPicture days={trend.days} />
          </div>
        )}
      </li>
    ))}
  </ul>
)

const Skills = ({ trends }: { trends: readonly ShownTrend[] }) => (
  <ul className="mt-2 grid gap-x-10 gap-y-3 md:grid-cols-2">
    {trends.map((trend) => (
      <li key={trend.name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 text-small">
        <span className="font-550 wrap-anywhere">{trend.name}</span>
        <span className="font-550">{trend.average === undefined ? '' : `${Math.round(trend.average)}%`}</span>
        <Bar
          thin
          value={trend.average ?? 0}
          label={`Average score in ${trend.name}`}
          className="col-span-2 my-1"
        />
        <span className="col-span-2 text-caption text-muted-foreground">{trendText(trend)}</span>
      </li>
    ))}
  </ul>
)

type TrendsProps = {
  scenarios: readonly ShownTrend[]
  skills: readonly ShownTrend[]
  basis: readonly string[]
}

/** Scores by scenario and by skill. */
export const Trends = ({ scenarios, skills, basis }: TrendsProps) => (
  <section className="grid gap-7">
    <div>
      <h3 className="mb-4 text-h2">How it has gone</h3>
      <Scenarios trends={scenarios} />
    </div>
    {skills.length > 0 && (
      <div>
        <h3 className="text-h3">By skill</h3>
        <Skills trends={skills} />
      </div>
    )}
    {basis.length > 0 && (
      <Fold summary="How these figures come about">
        <ul className="mt-1.5 grid list-disc gap-1 pl-10 text-small text-ink-2">
          {basis.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Fold>
    )}
  </section>
)
