import { percent } from './format-figure.ts'

const years = 11

/** Employment from the first to the last year of the projection, with even steps between. */
export const GrowthPicture = ({ decadePercent }: { decadePercent: number }) => {
  const step = (index: number) => (decadePercent >= 0 ? index : years - 1 - index)
  return (
    <figure className="mt-5">
      <div
        role="img"
        aria-label={`Projected change over ten years: ${percent(decadePercent)}.`}
        className="grid h-12 grid-flow-col gap-1"
      >
        {Array.from({ length: years }, (_, index) => index).map((year) => (
          <span key={year} className="relative">
            <span
              className={`absolute inset-x-0 h-1.5 rounded-rung ${year === 0 ? 'bg-primary' : 'bg-accent-mid'}`}
              style={{
                bottom: `${(step(year) / (years - 1)) * 42 * Math.min(1, Math.abs(decadePercent) / 20)}px`,
              }}
            />
          </span>
        ))}
      </div>
      <figcaption className="mt-2 text-caption text-muted-foreground">
        The last year is projected. The years between are drawn evenly.
      </figcaption>
    </figure>
  )
}
