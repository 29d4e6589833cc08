import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../history/load-failure.tsx'
import { PanelLoading } from '../panel-loading.tsx'
import { type ShownSuggestion, useStorySuggestions } from './stories.queries.ts'

type Begin = (suggestion: ShownSuggestion) => void

const Suggestion = ({ suggestion, onBegin }: { suggestion: ShownSuggestion; onBegin: Begin }) => {
  const lineId = useId()
  const { line, situation, themes } = suggestion
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-80">
        <p id={lineId} dir="auto" className="text-body wrap-anywhere">
          {line}
        </p>
        <p className="text-caption text-muted-foreground wrap-anywhere">
          {[situation, ...themes.map(({ name }) => name)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button variant="outline" size="small" aria-describedby={lineId} onClick={() => onBegin(suggestion)}>
        Make it a story
      </Button>
    </li>
  )
}

/** Lines of the newest resume that a story can begin with. */
export const StorySuggestions = ({ onBegin }: { onBegin: Begin }) => {
  const { data, error, isFetching, refetch } = useStorySuggestions(true)
  if (!data && error)
    return (
      <LoadFailure
        title="Your resume could not be read for stories"
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <PanelLoading label="Reading your resume" />
  if (!data.hasResume)
    return (
      <p className="text-body text-ink-2">
        Upload a resume on the dashboard, and its strongest lines become beginnings of stories here.
      </p>
    )
  if (data.suggestions.length === 0)
    return (
      <p className="text-body text-ink-2">
        Every line of your resume that tells something is a story already.
      </p>
    )
  return (
    <ul>
      {data.suggestions.map((suggestion) => (
        <Suggestion key={suggestion.line} suggestion={suggestion} onBegin={onBegin} />
      ))}
    </ul>
  )
}
