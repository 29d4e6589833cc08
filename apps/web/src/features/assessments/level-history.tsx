import { dayText } from '../../lib/day-text.ts'
import { errorMessage } from '../../lib/errors.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAssessmentHistory } from './assessments.queries.ts'

const levels = [5, 4, 3, 2, 1]
const width = 480
const rowHeight = 24
const edge = 16
const scaleWidth = 28

/** Levels over the quizzes, one column each, with the numbers in the table below. */
const Picture = ({ shown }: { shown: readonly number[] }) => {
  const step = (width - scaleWidth - 2 * edge) / Math.max(1, shown.length - 1)
  const points = shown.map((level, at) => ({
    x: scaleWidth + edge + at * step,
    y: (5.5 - level) * rowHeight,
  }))
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${levels.length * rowHeight}`} className="w-full max-w-xl">
      {levels.map((level) => (
        <g key={level}>
          <text x={4} y={(5.5 - level) * rowHeight + 4} fontSize={12} fill="var(--ink-2)">
            {level}
          </text>
          <line
            x1={scaleWidth}
            x2={width}
            y1={(5.5 - level) * rowHeight}
            y2={(5.5 - level) * rowHeight}
            stroke="var(--line)"
          />
        </g>
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--accent-fill)"
        strokeWidth={2}
      />
      {points.map(({ x, y }) => (
        <rect key={x} x={x - 8} y={y - 3} width={16} height={6} rx={2} fill="var(--accent-fill)" />
      ))}
    </svg>
  )
}

/** Every completed quiz about a skill, as a picture and a table. Loaded when opened. */
export const LevelHistory = ({ skill }: { skill: string }) => {
  const { data, error } = useAssessmentHistory(skill)
  if (error) return <FailureNote>{errorMessage(error, 'The history could not be loaded.')}</FailureNote>
  if (!data) return <Skeleton className="w-3/5" />
  if (data.length === 0) return <p className="text-small text-ink-2">No quiz was completed yet.</p>
  return (
    <>
      {data.length > 1 && <Picture shown={data.map(({ newLevel }) => newLevel)} />}
      <table className="mt-3 w-full text-left text-small">
        <caption className="sr-only">{`Quizzes about ${skill}, oldest first`}</caption>
        <thead className="text-caption text-muted-foreground">
          <tr>
            <th scope="col" className="py-1 pr-3 font-550">
              Day
            </th>
            <th scope="col" className="py-1 pr-3 font-550">
              Level
            </th>
            <th scope="col" className="py-1 pr-3 font-550">
              Sure
            </th>
            <th scope="col" className="py-1 font-550">
              Right
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ id, assessmentDate, newLevel, confidence, right = 0, asked = 0 }) => (
            <tr key={id} className="border-t border-line">
              <td className="py-1.5 pr-3">{dayText(assessmentDate)}</td>
              <td className="py-1.5 pr-3">{`${newLevel} of 5`}</td>
              <td className="py-1.5 pr-3">{confidence === undefined ? '' : `${confidence}%`}</td>
              <td className="py-1.5">{`${right} of ${asked}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
