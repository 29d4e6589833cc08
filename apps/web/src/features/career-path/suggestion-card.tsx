import type { PathSuggestion } from '@nextrung/contract/career-path'
import type { Lenient } from '@nextrung/contract/lenient'
import { useId } from 'react'
import { momentText } from '../../lib/moment-text.ts'
import { providerOf } from '../../lib/provider-of.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import { FactNote } from './fact-note.tsx'
import { sourceName } from './source-text.ts'

type Suggestion = Lenient<typeof PathSuggestion>

const listed = new Intl.ListFormat('en')

const Basis = ({ suggestion }: { suggestion: Suggestion }) => {
  const { resume, claimed, role } = suggestion
  const sentences = [
    role && `For ${role}.`,
    resume && `Rests on version ${resume.version}${resume.fileName ? `, ${resume.fileName}` : ''}.`,
    claimed.length > 0 &&
      `It also counts what you named when you asked, and nothing else shows: ${listed.format(claimed)}.`,
  ].filter(Boolean)
  return (
    sentences.length > 0 && (
      <p className="mt-4 text-caption text-muted-foreground wrap-anywhere">{sentences.join(' ')}</p>
    )
  )
}

/** The stored recommendations, with their date, who made them, and whether they are still up to date. */
export const SuggestionCard = ({ suggestion }: { suggestion: Suggestion }) => {
  const titleId = useId()
  const { madeAt, engine, outdated, recommendations } = suggestion
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h2">
        Recommendations
      </h2>
      {madeAt && <p className="text-small text-muted-foreground">{`Made ${momentText(madeAt) ?? madeAt}`}</p>}
      {outdated && (
        <div className="mt-3 grid justify-items-start gap-1.5">
          <Badge tone="caution">Outdated</Badge>
          <p className="text-small text-ink-2 wrap-anywhere">{outdated}</p>
        </div>
      )}
      <ul className="mt-4 grid gap-4">
        {recommendations.map(({ text, sources }, at) => (
          <li key={text} className="border-t border-line pt-3.5 text-small wrap-anywhere">
            <p>{text}</p>
            {sources.length > 0 && (
              <FactNote
                kind="half"
                name={
                  sources.length === 1 && sources[0]
                    ? sourceName(sources[0], 'Source')
                    : `${sources.length} sources`
                }
                about={`Sources, recommendation ${at + 1}`}
                sources={sources}
                className="mt-0.5"
              />
            )}
          </li>
        ))}
      </ul>
      <Basis suggestion={suggestion} />
      {engine !== undefined && (
        <p className="mt-4">
          <EngineBadge provider={providerOf(engine)} />
        </p>
      )}
    </Card>
  )
}

/** For people who have none stored yet. */
export const NoSuggestionCard = () => {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h2">
        Recommendations
      </h2>
      <p className="mt-1 text-small text-ink-2">
        None yet. Get AI Recommendations looks at what you have and what your target asks for, and keeps what
        it recommends here, with the date.
      </p>
    </Card>
  )
}
