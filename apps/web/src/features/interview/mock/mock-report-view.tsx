import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { momentText } from '../../../lib/moment-text.ts'
import { Bar } from '../../../ui/bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { SourceNote } from '../../../ui/source-note.tsx'
import '../../../ui/serif.css'
import { difficultyLabel, scenarioLabel } from '../interview-choices.ts'
import type { ShownMock, ShownMockAnswer, ShownReport } from './mock.queries.ts'
import { MockAnswers } from './mock-answers.tsx'

type MockReportViewProps = {
  interview: ShownMock
  report: ShownReport
  answers: readonly ShownMockAnswer[]
}

const Figure = ({ label, value }: { label: string; value: number | undefined }) =>
  value !== undefined && (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="text-figure">{`${value}%`}</dd>
    </div>
  )

const change = (before: number, now: number): string => {
  const points = now - before
  return points === 0 ? 'no change' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`
}

const Comparison = ({ comparison }: { comparison: NonNullable<ShownReport['comparison']> }) => (
  <section aria-labelledby="mock-comparison">
    <h3 id="mock-comparison" className="mb-2 text-h2">
      Compared with the last one
    </h3>
    <p className="max-w-[68ch] text-body">{comparison.summary}</p>
    {comparison.types.length > 0 && (
      <table className="mt-3 text-small">
        <thead>
          <tr className="text-left text-muted-foreground">
            <th scope="col" className="py-1 pr-6 font-normal">
              Kind of question
            </th>
            <th scope="col" className="py-1 pr-6 text-right font-normal">
              Last time
            </th>
            <th scope="col" className="py-1 pr-6 text-right font-normal">
              Now
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.types.map(({ type, before = 0, now = 0 }) => (
            <tr key={type} className="border-t border-line tabular-nums">
              <th scope="row" className="py-1.5 pr-6 text-left font-normal">
                {scenarioLabel(type ?? '')}
              </th>
              <td className="py-1.5 pr-6 text-right">{`${before}%`}</td>
              <td className="py-1.5 pr-6 text-right">{`${now}%`}</td>
              <td className="py-1.5 text-right">{change(before, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)

const WorkOn = ({ report }: { report: ShownReport }) => (
  <section aria-labelledby="mock-work-on">
    <h3 id="mock-work-on" className="mb-3 text-h2">
      What to work on
    </h3>
    {report.workOn.length === 0 ? (
      <p className="text-body">Nothing stands out. Try a harder difficulty next.</p>
    ) : (
      <ol className="grid gap-4">
        {report.workOn.map(({ title, advice, quote, place }, at) => (
          <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] break-inside-avoid">
            <span aria-hidden className="text-h2 text-accent-foreground">
              {at + 1}
            </span>
            <div className="min-w-0">
              <p className="text-body font-550 wrap-anywhere">{title}</p>
              {quote && (
                <q dir="auto" className="block text-start text-document text-ink-2 wrap-anywhere">
                  {quote}
                </q>
              )}
              <p className="max-w-[68ch] text-body text-ink-2 wrap-anywhere">{advice}</p>
              {place !== undefined && place !== null && (
                <p className="text-caption text-muted-foreground">{`Question ${place + 1}`}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    )}
  </section>
)

/** The report on a mock interview: its marks, what to work on, every answer. It can be printed. */
export const MockReportView = ({ interview, report, answers }: MockReportViewProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { role, difficulty, minutes, completedAt } = interview
  return (
    <article className="grid gap-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {`Mock interview: ${role}`}
          </h2>
          <p className="text-small text-ink-2">
            {[difficulty && difficultyLabel(difficulty), `${minutes} minutes`, momentText(completedAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button variant="outline" className="print:hidden" onClick={() => print()}>
          <Printer aria-hidden />
          Print
        </Button>
      </header>
      <section aria-label="Marks" className="grid gap-5 rounded-lg bg-sunken px-[18px] py-5 md:px-6">
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          <Figure label="Score" value={report.score} />
          <Figure label="Technical accuracy" value={report.technicalAccuracy ?? undefined} />
          <Figure label="Communication" value={report.communicationClarity ?? undefined} />
        </dl>
        <p className="text-small text-ink-2">{`${report.answered} of ${report.of} questions answered.`}</p>
        <ul className="grid gap-3 md:grid-cols-2">
          {report.byType.map(({ type, score = 0, questions = 0 }) => (
            <li key={type}>
              <p className="flex justify-between gap-3 text-small">
                <span className="text-ink-2">{`${scenarioLabel(type ?? '')} (${questions})`}</span>
                <span className="font-550">{`${score}%`}</span>
              </p>
              <Bar thin value={score} label={scenarioLabel(type ?? '')} className="mt-1" />
            </li>
          ))}
        </ul>
        <SourceNote kind="half" name="How it is marked" text={report.basis.join(' ')} />
      </section>
      <WorkOn report={report} />
      {report.wentWell.length > 0 && (
        <section aria-labelledby="mock-went-well">
          <h3 id="mock-went-well" className="mb-3 text-h2">
            What went well
          </h3>
          <ul className="grid gap-3">
            {report.wentWell.map(({ point, quote, place }) => (
              <li key={`${place}-${quote}`} className="break-inside-avoid">
                <q dir="auto" className="block text-start text-document wrap-anywhere">
                  {quote}
                </q>
                <p className="text-small text-ink-2 wrap-anywhere">{point}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {report.comparison && <Comparison comparison={report.comparison} />}
      <MockAnswers answers={answers} />
    </article>
  )
}
