import { Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { type ShownStory, storyParts, useDeleteStory } from './stories.queries.ts'
import { missingParts, partLabels } from './story-text.ts'

const missingText = (story: ShownStory): string | undefined => {
  const missing = missingParts(story).map((part) => partLabels[part].toLowerCase())
  return missing.length === 0 ? undefined : `Still to write: ${missing.join(', ')}`
}

/** A story of the bank: what it is about, its parts, and what it lacks. */
export const StoryRow = ({ story, onEdit }: { story: ShownStory; onEdit: () => void }) => {
  const titleId = useId()
  const [isSure, setSure] = useState(false)
  const deletion = useDeleteStory()
  const missing = missingText(story)
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h4 id={titleId} className="text-h3 wrap-anywhere">
            {story.title}
          </h4>
          {story.themes.length > 0 && (
            <ul aria-label="What it is about" className="mt-1.5 flex flex-wrap gap-1.5">
              {story.themes.map(({ id, name }) => (
                <li key={id} className="min-w-0">
                  <Badge className="h-auto min-h-6 max-w-full whitespace-normal">{name}</Badge>
                </li>
              ))}
            </ul>
          )}
          {missing && <p className="mt-1.5 text-small text-caution">{missing}</p>}
        </div>
        <div className="flex gap-2">
          <Button variant="outline" size="small" aria-describedby={titleId} onClick={onEdit}>
            <Pencil aria-hidden />
            Edit
          </Button>
          {isSure ? (
            <Button
              variant="danger-filled"
              size="small"
              aria-describedby={titleId}
              busy={deletion.isPending}
              onBlur={() => setSure(false)}
              onClick={() => deletion.mutate(story.id)}
            >
              Delete for good
            </Button>
          ) : (
            <Button variant="danger" size="small" aria-describedby={titleId} onClick={() => setSure(true)}>
              <Trash2 aria-hidden />
              Delete
            </Button>
          )}
        </div>
      </div>
      <SaveFailure error={deletion.error} fallback="The story could not be deleted. Please try again." />
      <Fold summary="Read it" className="mt-1.5">
        <dl className="mt-2 grid gap-3 pl-5">
          {storyParts
            .filter((part) => story[part]?.trim())
            .map((part) => (
              <div key={part}>
                <dt className="text-caption text-muted-foreground">{partLabels[part]}</dt>
                <dd dir="auto" className="max-w-[68ch] text-body whitespace-pre-line wrap-anywhere">
                  {story[part]}
                </dd>
              </div>
            ))}
        </dl>
      </Fold>
    </li>
  )
}
