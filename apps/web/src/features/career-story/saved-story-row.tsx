import '../../ui/serif.css'
import type { SavedStory } from '@nextrung/contract/career-story'
import type { Lenient } from '@nextrung/contract/lenient'
import { Trash2 } from 'lucide-react'
import { momentText } from '../../lib/moment-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { formText, styleText } from './story-labels.ts'
import { storyName } from './story-name.ts'

/** What tells one saved story from another. */
export const storyFacts = (story: Lenient<typeof SavedStory>): string[] =>
  [formText(story.form), styleText(story), story.targetRole ?? '', momentText(story.createdAt) ?? ''].filter(
    Boolean,
  )

type SavedStoryRowProps = {
  story: Lenient<typeof SavedStory>
  isShown: boolean
  isOpening: boolean
  onOpen: () => void
  onDelete: () => void
}

/** One saved story: when it was written, for which role, and how it begins. */
export const SavedStoryRow = ({ story, isShown, isOpening, onOpen, onDelete }: SavedStoryRowProps) => {
  const name = storyName(story)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <h3 className="text-h3">{name}</h3>
        {isShown && <Badge tone="accent">On this screen</Badge>}
        {story.isEdited && <Badge>Edited by you</Badge>}
      </div>
      <div className="flex items-center gap-1.5 self-start md:row-span-2">
        {!isShown && (
          <Button
            variant="outline"
            size="small"
            busy={isOpening}
            aria-label={`Open ${name.toLowerCase()}`}
            onClick={onOpen}
          >
            Open
          </Button>
        )}
        <IconButton label={`Delete ${name.toLowerCase()}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="min-w-0 max-md:col-span-2">
        <p className="mt-0.5 text-small text-muted-foreground wrap-anywhere">
          {storyFacts(story).join(' · ')}
        </p>
        {story.opening && (
          <p dir="auto" className="mt-1 line-clamp-2 text-start text-document wrap-anywhere">
            {story.opening}
          </p>
        )}
      </div>
    </li>
  )
}
