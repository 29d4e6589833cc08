import { Card } from '../../../ui/card.tsx'
import type { ShownResume } from '../shown-resume.ts'
import { ScorePart } from './score-part.tsx'
import { ScoreSource } from './score-source.tsx'

/** The resume's score for the role, what it consists of, and what would raise it most. */
export const ScoreCard = ({ resume }: { resume: ShownResume }) => {
  const { score } = resume
  if (!score || score.parts.length === 0) return null
  return (
    <Card aria-labelledby="resume-score">
      <h2 id="resume-score" className="text-h2">
        Resume score
      </h2>
      {score.role && <p className="text-small text-muted-foreground wrap-anywhere">{`For ${score.role}`}</p>}
      <p className="mt-3 flex items-baseline gap-2">
        <span className="text-figure">{score.total}</span>
        <span className="text-small text-ink-2">of 100</span>
      </p>
      <ScoreSource score={score} />
      {score.gains.length > 0 && (
        <section className="mt-4 border-t border-line pt-4">
          <h3 className="text-h3">What would raise it most</h3>
          <ul className="mt-2.5 grid gap-2.5 text-small">
            {score.gains.map((gain) => (
              <li key={gain.what} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
                <span className="min-w-6 font-semibold text-accent-foreground tabular-nums">
                  {`+${gain.points}`}
                  <span className="sr-only"> points:</span>
                </span>
                <span className="wrap-anywhere">{gain.what}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-4 border-t border-line pt-4">
        <h3 className="text-h3">What the points are made of</h3>
        <ul className="mt-2.5 grid gap-3 max-md:gap-1.5">
          {score.parts.map((part) => (
            <ScorePart key={part.name} part={part} />
          ))}
        </ul>
      </section>
    </Card>
  )
}
