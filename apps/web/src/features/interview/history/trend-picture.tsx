import { dayText } from '../../../lib/day-text.ts'
import type { ShownTrend } from './history.queries.ts'

const width = 300
const height = 96
const edge = 12
const scaleWidth = 26

const scale = [0, 50, 100]

const xOf = (at: number, count: number): number =>
  count === 1
    ? (scaleWidth + width) / 2
    : scaleWidth + edge + (at * (width - scaleWidth - 2 * edge)) / (count - 1)

const yOf = (percent: number): number =>
  height - 6 - (Math.min(100, Math.max(0, percent)) / 100) * (height - 12)

const numbersText = (days: ShownTrend['days']): string =>
  days.map(({ day, average }) => `${dayText(day) ?? day}: ${Math.round(average)}%`).join(', ')

/** The average of each day on a scale from 0 to 100. */
export const TrendPicture = ({ days }: { days: ShownTrend['days'] }) => {
  const points = days.map(({ average }, at) => ({ x: xOf(at, days.length), y: yOf(average) }))
  const last = points.at(-1)
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Average score by day. ${numbersText(days)}`}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full"
      >
        {scale.map((percent) => (
          <g key={percent}>
            <text
              x={scaleWidth - 6}
              y={yOf(percent) + 3.5}
              textAnchor="end"
              fontSize={10}
              fill="var(--ink-3)"
            >
              {percent}
            </text>
            <line x1={scaleWidth} x2={width} y1={yOf(percent)} y2={yOf(percent)} stroke="var(--line)" />
          </g>
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--accent-mid)"
          strokeWidth={2}
        />
        {points.map(({ x, y }) => (
          <rect key={x} x={x - 5} y={y - 2.5} width={10} height={5} rx={1.5} fill="var(--accent-mid)" />
        ))}
        {last && (
          <rect x={last.x - 8} y={last.y - 3} width={16} height={6} rx={2} fill="var(--accent-fill)" />
        )}
      </svg>
      <figcaption className="mt-1 flex justify-between gap-3 text-caption text-muted-foreground">
        <span>{dayText(days[0]?.day)}</span>
        {days.length > 1 && <span>{dayText(days.at(-1)?.day)}</span>}
      </figcaption>
    </figure>
  )
}
