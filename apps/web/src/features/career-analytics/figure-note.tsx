import type { MarketFigure, ScorePart } from '@nextrung/contract/market-figures'
import type { ReactNode } from 'react'
import { count, markOf, measured, shortSource } from './format-figure.ts'
import { useMarketFacts } from './market-facts.tsx'
import { OccupationNote, SourceList } from './source-details.tsx'
import { SourcePopover } from './source-popover.tsx'

const useSourceName = (figure: MarketFigure): string => {
  const { findSource } = useMarketFacts()
  const nameOf = (id: string) => {
    const source = findSource(id)
    return source ? shortSource(source.title, figure.year ?? source.year) : undefined
  }
  if (!figure.formula) return nameOf(figure.source) ?? 'Source'
  const [first, ...more] = figure.computedFrom ?? []
  const name = first === undefined ? undefined : nameOf(first)
  return name ? `Calculated: ${name}${more.length > 0 ? ' and others' : ''}` : 'Calculated'
}

type FigureNoteProps = {
  figure: MarketFigure
  title: string
  /** Further sources of what is shown beside the figure. */
  alsoFrom?: readonly string[]
  /** Whether the figure describes the official occupation. */
  ofOccupation?: boolean
  /** What the button says, if not where the figure comes from. */
  name?: string
  children?: ReactNode
}

/** Where a figure comes from: source, period, sample size and, if calculated, how. */
export const FigureNote = ({
  figure,
  title,
  name,
  alsoFrom = [],
  ofOccupation,
  children,
}: FigureNoteProps) => {
  const { findFormula } = useMarketFacts()
  const formula = findFormula(figure.formula)
  const sourceName = useSourceName(figure)
  return (
    <SourcePopover kind={markOf(figure)} name={name ?? sourceName} title={title}>
      {children}
      {formula && <p>{formula.how}</p>}
      {figure.note && <p>{figure.note}</p>}
      {figure.n !== undefined && <p>{`Rests on ${count(figure.n)} answers, filings or postings.`}</p>}
      {!figure.verified && <p>We have not seen this figure in a published copy.</p>}
      {ofOccupation && <OccupationNote />}
      <SourceList ids={[figure.source, ...(figure.computedFrom ?? []), ...alsoFrom]} />
    </SourcePopover>
  )
}

type Score = { score: MarketFigure; parts: ScorePart[] }

/** How a score is made: each part with what was measured and its points. */
export const ScoreNote = ({ score, title, name }: { score: Score; title: string; name?: string }) => {
  const { findFormula } = useMarketFacts()
  const formula = findFormula(score.score.formula)
  const sourceName = useSourceName(score.score)
  return (
    <SourcePopover kind={markOf(score.score)} name={name ?? sourceName} title={title}>
      <table className="w-full border-collapse">
        <thead className="sr-only">
          <tr>
            <th>Part</th>
            <th>Measured</th>
            <th>Points</th>
          </tr>
        </thead>
        <tbody>
          {score.parts.map((part) => (
            <tr key={part.label} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-550 text-foreground">
                {part.label}
              </th>
              <td className="py-1.5 pr-3">{measured(part)}</td>
              <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{`${part.points} of ${part.maxPoints}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {formula && <p>{formula.how}</p>}
      {score.score.note && <p>{score.score.note}</p>}
      <SourceList ids={[score.score.source, ...(score.score.computedFrom ?? [])]} />
    </SourcePopover>
  )
}
