import type { ResumeScorePart } from '@nextrung/contract/resume-score'
import type { z } from 'zod'
import { Bar } from '../../../ui/bar.tsx'

/** One part of the score: its points of the most it can have, and what they are made of. */
export const ScorePart = ({ part }: { part: z.output<typeof ResumeScorePart> }) => (
  <li>
    <p className="flex items-baseline justify-between gap-3 text-small">
      <span className="min-w-0 font-550 wrap-anywhere">{part.name}</span>
      <span className="shrink-0 text-ink-2 tabular-nums">{`${part.points} of ${part.most}`}</span>
    </p>
    <Bar thin value={part.points} max={Math.max(1, part.most)} label={part.name} className="mt-1" />
    {part.explanation && (
      <p className="mt-1.5 text-caption text-muted-foreground wrap-anywhere">{part.explanation}</p>
    )}
  </li>
)
