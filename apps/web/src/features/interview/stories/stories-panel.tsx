import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { LoadFailure } from '../history/load-failure.tsx'
import { PanelLoading } from '../panel-loading.tsx'
import { type ShownSuggestion, useStories } from './stories.queries.ts'
import { StoryEditor } from './story-editor.tsx'
import { StoryRow } from './story-row.tsx'
import { StorySuggestions } from './story-suggestions.tsx'

const mostGaps = 5
const empty = { title: '', situation: '', task: '', action: '', result: '' }

type StoriesPanelProps = {
  uid: string
  storyId: number | undefined
  onShow: (id: number | undefined) => void
}

type Beginning = 'empty' | ShownSuggestion

const textsOf = (from: Beginning) => {
  if (from === 'empty') return empty
  const { title, situation = '', task = '', action = '', result = '', line } = from
  return { title, situation, task, action, result, resumeLine: line }
}

/** The story bank: its stories, what is missing in it, and the resume lines that stories can begin with. */
export const StoriesPanel = ({ uid, storyId, onShow }: StoriesPanelProps) => {
  const { data, error, isFetching, refetch } = useStories()
  const [beginning, setBeginning] = useState<Beginning>()
  if (!data && error)
    return (
      <LoadFailure
        title="Your stories could not be loaded"
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <PanelLoading label="Loading your stories" />
  const { stories, gaps } = data
  const edited = stories.find(({ id }) => id === storyId)
  if (beginning || edited) {
    const { title, situation = '', task = '', action = '', result = '' } = edited ?? empty
    const resumeLine = edited?.resumeLine ?? undefined
    return (
      <StoryEditor
        uid={uid}
        id={beginning ? undefined : edited?.id}
        basedOn={edited?.updatedAt}
        initial={
          beginning
            ? textsOf(beginning)
            : { title, situation, task, action, result, ...(resumeLine ? { resumeLine } : {}) }
        }
        questions={(beginning === 'empty' ? undefined : (beginning ?? edited)?.questions) ?? {}}
        onClose={() => {
          setBeginning(undefined)
          if (storyId !== undefined) onShow(undefined)
        }}
      />
    )
  }
  return (
    <div className="grid gap-8">
      {stories.length === 0 ? (
        <EmptyState action={<Button onClick={() => setBeginning('empty')}>Write a story</Button>}>
          No stories yet. Begin with a line of your resume, or with an empty page.
        </EmptyState>
      ) : (
        <section aria-labelledby="own-stories">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h3 id="own-stories" className="text-h2">
              {stories.length === 1 ? '1 story' : `${stories.length} stories`}
            </h3>
            <Button onClick={() => setBeginning('empty')}>
              <Plus aria-hidden />
              New Story
            </Button>
          </div>
          <ul>
            {stories.map((story) => (
              <StoryRow key={story.id} story={story} onEdit={() => onShow(story.id)} />
            ))}
          </ul>
        </section>
      )}
      {gaps.length > 0 && stories.length > 0 && (
        <section aria-labelledby="story-gaps">
          <h3 id="story-gaps" className="mb-2 text-h3">
            What interviewers also ask for
          </h3>
          <ul className="grid list-disc gap-1 pl-5 text-small text-ink-2">
            {gaps.slice(0, mostGaps).map(({ theme, sentence }) => (
              <li key={theme ?? sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="story-lines">
        <Fold
          defaultOpen={stories.length === 0}
          summary={<span id="story-lines">Begin with a line of your resume</span>}
        >
          <div className="mt-3">
            <StorySuggestions onBegin={setBeginning} />
          </div>
        </Fold>
      </section>
    </div>
  )
}
