import { type ReactNode, useRef, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { guardNavigation } from '../../lib/navigation-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Input } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShownStory } from './career-story.queries.ts'
import { DeleteStoryDialog } from './delete-story-dialog.tsx'
import { useOpenStory, useSavedStories } from './saved-stories.queries.ts'
import { SavedStoryRow, storyFacts } from './saved-story-row.tsx'
import { storyName } from './story-name.ts'

const shownAtFirst = 5

const RowsLoading = () => (
  <div role="status" aria-label="Loading your saved stories" className="grid gap-7">
    {[1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2.5">
        <Skeleton className="w-24" />
        <Skeleton className="w-64 max-w-full" />
        <Skeleton className="w-11/12" />
      </div>
    ))}
  </div>
)

const Failed = ({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-small text-ink-2">
      {errorMessage(error, 'Your saved stories could not be loaded. Nothing is lost.')}
    </p>
    <Button variant="outline" size="small" busy={busy} onClick={onRetry}>
      Try Again
    </Button>
  </div>
)

type Stories = NonNullable<ReturnType<typeof useSavedStories>['data']>['stories']

/** Whether a row shows every word that is sought, in any order. */
const mentions = (story: Stories[number], sought: string): boolean => {
  const shown = [storyName(story), ...storyFacts(story), story.opening].join(' ').toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word))
}

type StoryListProps = {
  stories: Stories
  targetRole: string
  onOpened: () => void
}

const StoryList = ({ stories, targetRole, onOpened }: StoryListProps) => {
  const [showsAll, setShowsAll] = useState(false)
  const [sought, setSought] = useState('')
  const [deletingId, setDeletingId] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const opening = useOpenStory(targetRole)
  const shownId = useShownStory(targetRole)?.id
  const deleting = stories.find(({ id }) => id === deletingId)
  const found = stories.filter((story) => mentions(story, sought))
  const rows = showsAll ? found : found.slice(0, shownAtFirst)
  return (
    <>
      {stories.length > shownAtFirst && (
        <Input
          type="search"
          dir="auto"
          aria-label="Search your saved stories"
          placeholder="Search by role, tone or first words"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          className="mb-4"
        />
      )}
      {found.length === 0 && <p className="text-small text-ink-2">No saved story mentions that.</p>}
      <ul ref={list} tabIndex={-1} className="outline-none">
        {rows.map((story) => (
          <SavedStoryRow
            key={story.id}
            story={story}
            isShown={story.id === shownId}
            isOpening={opening.isPending && opening.variables === story.id}
            onOpen={() => guardNavigation(() => opening.mutate(story.id, { onSuccess: onOpened }))}
            onDelete={() => setDeletingId(story.id)}
          />
        ))}
      </ul>
      {found.length > rows.length && (
        <Button variant="ghost" size="small" className="mt-3 -ml-3" onClick={() => setShowsAll(true)}>
          Show all {found.length} stories
        </Button>
      )}
      {deleting && (
        <DeleteStoryDialog
          story={deleting}
          targetRole={targetRole}
          shownId={shownId}
          focusAfterwards={list}
          onClose={() => setDeletingId(undefined)}
        />
      )}
    </>
  )
}

type SavedStoriesProps = { id: string; targetRole: string; onOpened: () => void }

/** Every story the person has had written, newest first. */
export const SavedStories = ({ id, targetRole, onOpened }: SavedStoriesProps) => {
  const { data, error, isFetching, refetch } = useSavedStories()
  const content = (): ReactNode => {
    if (data?.stories.length === 0)
      return (
        <p className="text-small text-ink-2">No saved stories yet. Each story you generate is kept here.</p>
      )
    if (data) return <StoryList stories={data.stories} targetRole={targetRole} onOpened={onOpened} />
    if (error) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <RowsLoading />
  }
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="print:hidden">
      <CardHeader
        title="Saved stories"
        titleId={`${id}-title`}
        description="Every story you generate is kept, with your edits, until you delete it."
      />
      {content()}
    </Card>
  )
}
