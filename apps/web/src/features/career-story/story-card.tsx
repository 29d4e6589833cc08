import { useRef, useState } from 'react'
import { momentText } from '../../lib/moment-text.ts'
import type { LinkAction } from '../../lib/plans-link.ts'
import { providerOf } from '../../lib/provider-of.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import type { ShownStory } from './career-story.queries.ts'
import { type LoadedStory, useStartEdit } from './saved-stories.queries.ts'
import { StoryActions } from './story-actions.tsx'
import { StoryEditor } from './story-editor.tsx'
import { styleText, titleOf } from './story-labels.ts'
import { storySummary } from './story-marks.ts'
import { StoryNotes } from './story-notes.tsx'
import { sentencesOf, storyParagraphs } from './story-paragraphs.ts'
import { StoryLegend, StorySheet } from './story-sheet.tsx'
import { TakeBackEdits } from './take-back-edits.tsx'

const factsOf = (story: ShownStory, targetRole: string): string =>
  [
    story.version === undefined ? '' : `Version ${story.version}`,
    story.targetRole === undefined || story.targetRole === targetRole ? '' : `for ${story.targetRole}`,
    styleText(story),
    momentText(story.createdAt),
    story.speakingSeconds === undefined ? '' : `about ${story.speakingSeconds} seconds to say aloud`,
  ]
    .filter(Boolean)
    .join(' · ')

const StoryText = ({ story, engine }: { story: ShownStory; engine: string | undefined }) => {
  const paragraphs = storyParagraphs(story.story, story.parts)
  const summary = storySummary(sentencesOf(paragraphs).flatMap(({ part }) => part ?? []))
  return (
    <>
      <StoryLegend paragraphs={paragraphs} />
      <StorySheet paragraphs={paragraphs} />
      {(engine !== undefined || summary) && (
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 print:hidden">
          {engine !== undefined && <EngineBadge provider={providerOf(engine)} />}
          <p className="text-caption text-muted-foreground">{summary}</p>
        </div>
      )}
    </>
  )
}

type StoryCardProps = { story: ShownStory; targetRole: string; actions: readonly LinkAction[] }

/** The story's text with what can be done with it. */
export const StoryCard = ({ story, targetRole, actions }: StoryCardProps) => {
  const [loaded, setLoaded] = useState<LoadedStory>()
  const starting = useStartEdit(targetRole)
  const editButton = useRef<HTMLButtonElement>(null)
  const { id } = story
  const stopEditing = () => {
    setLoaded(undefined)
    // The button comes back with the next render.
    requestAnimationFrame(() => editButton.current?.focus())
  }
  return (
    <Card aria-labelledby="story-title" tabIndex={-1} className="print:border-0 print:p-0">
      <CardHeader
        title={titleOf(story.form)}
        titleId="story-title"
        description={factsOf(story, targetRole)}
      />
      {loaded && id !== undefined ? (
        <StoryEditor id={id} targetRole={targetRole} loaded={loaded} onClose={stopEditing} />
      ) : (
        <>
          <StoryActions
            id={id}
            text={story.story}
            isStarting={starting.isPending}
            editButton={editButton}
            onEdit={() => id !== undefined && starting.mutate(id, { onSuccess: setLoaded })}
          />
          {story.isEdited && id !== undefined && <TakeBackEdits id={id} targetRole={targetRole} />}
          <StoryNotes notes={story.notes} actions={actions} />
          <StoryText story={story} engine={story.engine} />
        </>
      )}
    </Card>
  )
}
