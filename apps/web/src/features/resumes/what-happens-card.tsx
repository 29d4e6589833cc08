import { Card } from '../../ui/card.tsx'
import { stages } from './resume-progress.ts'

const whatHappens: Record<(typeof stages)[number], string> = {
  Received: 'We read it and save it as a new version.',
  Analyzed: 'We compare its lines and skills with your target role.',
  Optimized: 'We tighten the lines and invent nothing, and each one shows where it came from.',
}

/** The three rungs of an analysis, explained. */
export const WhatHappensCard = () => (
  <Card aria-labelledby="what-happens">
    <h2 id="what-happens" className="mb-3.5 text-h2">
      What happens to your file
    </h2>
    <ol className="grid gap-3.5 text-small">
      {stages.map((stage) => (
        <li key={stage} className="grid grid-cols-[16px_minmax(0,1fr)] gap-3">
          <span
            aria-hidden
            className="mt-[7px] h-1.5 rounded-rung bg-sunken shadow-[inset_0_0_0_1px_var(--edge)]"
          />
          <p>
            <b className="font-semibold">{stage}</b>
            <span className="block text-ink-2">{whatHappens[stage]}</span>
          </p>
        </li>
      ))}
    </ol>
  </Card>
)
