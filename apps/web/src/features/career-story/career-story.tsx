import { History } from 'lucide-react'
import { useId, useState } from 'react'
import type { LinkAction } from '../../lib/plans-link.ts'
import { providerOf } from '../../lib/provider-of.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import { useIsGenerating, useShownStory } from './career-story.queries.ts'
import { SavedStories } from './saved-stories.tsx'
import { StoryForm } from './story-form.tsx'
import { StoryLoading } from './story-loading.tsx'
import { StoryResult } from './story-result.tsx'

const useSavedPanel = () => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(!isOpen)
  const open = () => setOpen(true)
  const close = () => {
    setOpen(false)
    document.getElementById('story-title')?.closest('section')?.focus()
  }
  return { id, isOpen, toggle, open, close }
}

type CareerStoryProps = {
  targetRole: string
  uploadPath: string
  /** Where to add what a story misses. */
  actions: readonly LinkAction[]
}

/** Asks how to write, and shows the story. */
export const CareerStory = ({ targetRole, uploadPath, actions }: CareerStoryProps) => {
  const story = useShownStory(targetRole)
  const isGenerating = useIsGenerating()
  const saved = useSavedPanel()
  const content = () => {
    if (isGenerating) return <StoryLoading />
    if (story) return <StoryResult story={story} targetRole={targetRole} actions={actions} />
    return <EmptyState>Your story appears here. Every sentence shows what it rests on.</EmptyState>
  }
  return (
    <>
      <header className="mb-5 flex flex-col gap-4 md:mb-7 md:flex-row md:items-end md:justify-between md:gap-6">
        <div className="min-w-0">
          <h1 className="text-h1">Career Story</h1>
          <p className="mt-1 text-ink-2 wrap-anywhere">{`Your journey to becoming a ${targetRole}`}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {story?.engine !== undefined && <EngineBadge boxed provider={providerOf(story.engine)} />}
          <Button
            variant="outline"
            size="small"
            aria-expanded={saved.isOpen}
            aria-controls={saved.isOpen ? saved.id : undefined}
            onClick={saved.toggle}
          >
            <History aria-hidden />
            Saved Stories
          </Button>
        </div>
      </header>
      <div className="grid gap-4 md:gap-6">
        <StoryForm targetRole={targetRole} uploadPath={uploadPath} onShowSaved={saved.open} />
        {saved.isOpen && <SavedStories id={saved.id} targetRole={targetRole} onOpened={saved.close} />}
        {content()}
      </div>
      <p role="status" className="sr-only">
        {story && !isGenerating && 'Your story is ready.'}
      </p>
    </>
  )
}
