import type { MarketDetails } from '@nextrung/contract/market-figures'
import { dollars } from './format-figure.ts'

type Salary = MarketDetails['salary']

/** The line runs from the 10th to the 90th percentile, the band from the 25th to the 75th, the rung is the median. */
export const SalaryPicture = ({ salary }: { salary: Salary }) => {
  const [low, high] = [salary.p10.value, salary.p90.value]
  const place = (amount: number) => ((amount - low) / Math.max(1, high - low)) * 100
  const [from, to] = [place(salary.p25.value), place(salary.p75.value)]
  return (
    <figure className="mt-5">
      <div
        role="img"
        aria-label={`One in ten earn less than ${dollars(low)}, half earn between ${dollars(salary.p25.value)} and ${dollars(salary.p75.value)}, and one in ten earn more than ${dollars(high)}.`}
        className="relative h-5"
      >
        <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-muted-foreground" />
        <span
          className="absolute top-1 h-3 rounded-rung bg-accent-mid"
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
        <span
          className="absolute top-0 h-5 w-1.5 -translate-x-1/2 rounded-rung bg-primary"
          style={{ left: `${place(salary.median.value)}%` }}
        />
      </div>
      <div aria-hidden className="relative mt-1 h-5 text-small">
        <span className="absolute -translate-x-1/2" style={{ left: `${from}%` }}>
          {dollars(salary.p25.value)}
        </span>
        <span className="absolute -translate-x-1/2" style={{ left: `${to}%` }}>
          {dollars(salary.p75.value)}
        </span>
      </div>
      <figcaption className="mt-1 text-caption text-muted-foreground">
        {`Half earn between these. The bar marks the median; the line runs from ${dollars(low)} to ${dollars(high)}, which leaves out the lowest and highest tenth.`}
      </figcaption>
    </figure>
  )
}
