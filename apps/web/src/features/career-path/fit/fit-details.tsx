import type { ReactNode } from 'react'
import { Bar } from '../../../ui/bar.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { NodeMoves } from '../node-moves.tsx'
import { heldSuffix } from '../skill-evidence.tsx'
import type { Fit } from './sort-fits.ts'

const Part = ({ part }: { part: Fit['parts'][number] }) => {
  const points = part.points ?? 0
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3 text-small">
        <span className="min-w-0 font-550 wrap-anywhere">{part.name}</span>
        <span className="shrink-0 text-ink-2 tabular-nums">
          {part.most === undefined ? points : `${points} of ${part.most}`}
        </span>
      </p>
      {part.most !== undefined && (
        <Bar thin value={points} max={Math.max(1, part.most)} label={part.name} className="mt-1" />
      )}
      {part.explanation && (
        <p className="mt-1 text-caption text-muted-foreground wrap-anywhere">{part.explanation}</p>
      )}
    </li>
  )
}

const Labelled = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <p className="mb-2 text-label text-ink-2">{title}</p>
    {children}
  </section>
)

/** What a role's score is made of, and what it would take. */
export const FitDetails = ({ fit, id }: { fit: Fit; id: string }) => {
  const { reasons, parts, held, missing, carriesOver } = fit
  return (
    <div id={id} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-4">
      {reasons.length > 1 && (
        <Labelled title="More reasons">
          <ul className="grid list-disc gap-1.5 pl-5 text-small marker:text-muted-foreground">
            {reasons.slice(1).map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        </Labelled>
      )}
      {parts.length > 0 && (
        <Labelled title="What the score is made of">
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {parts.map((part) => (
              <Part key={part.name} part={part} />
            ))}
          </ul>
        </Labelled>
      )}
      {held.length > 0 && (
        <Labelled title="Skills you cover">
          <div className="flex flex-wrap gap-1.5">
            {held.map((one) => (
              <Chip key={one.skill} state="held">
                {`${one.skill}${heldSuffix(one)}`}
              </Chip>
            ))}
          </div>
        </Labelled>
      )}
      {missing.length > 0 && (
        <Labelled title="What matters most of what you lack">
          <div className="flex flex-wrap gap-1.5">
            {missing.map(({ skill }) => (
              <Chip key={skill}>{skill}</Chip>
            ))}
          </div>
        </Labelled>
      )}
      <NodeMoves carriesOver={carriesOver} isNew={[]} />
    </div>
  )
}
