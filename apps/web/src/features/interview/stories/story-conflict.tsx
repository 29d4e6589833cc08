import { Button } from '../../../ui/button.tsx'
import { type StoryPart, type StoryTexts, storyParts } from './stories.queries.ts'
import { partLabels } from './story-text.ts'

type StoryConflictProps = { other: StoryTexts; mine: StoryTexts; onAdd: (part: StoryPart) => void }

/** The version that was saved elsewhere, where it differs from what is being written. */
export const StoryConflict = ({ other, mine, onAdd }: StoryConflictProps) => {
  const different = storyParts.filter((part) => other[part].trim() !== mine[part].trim())
  return (
    <section aria-labelledby="other-version" className="content-start rounded-lg bg-sunken px-[18px] py-5">
      <h3 id="other-version" className="text-h3">
        The version from the other window
      </h3>
      <p className="mt-1 text-small text-ink-2">
        This story was changed since you began. Saving replaces this version with what you have written; take
        over what you need first.
      </p>
      <dl className="mt-4 grid gap-4">
        {other.title.trim() !== mine.title.trim() && (
          <div>
            <dt className="text-caption text-muted-foreground">Title</dt>
            <dd className="text-body wrap-anywhere">{other.title}</dd>
          </div>
        )}
        {different.map((part) => (
          <div key={part}>
            <dt className="text-caption text-muted-foreground">{partLabels[part]}</dt>
            <dd dir="auto" className="text-body whitespace-pre-line wrap-anywhere">
              {other[part].trim() === '' ? 'Empty' : other[part]}
            </dd>
            {other[part].trim() !== '' && !mine[part].includes(other[part].trim()) && (
              <dd className="mt-1">
                <Button
                  variant="outline"
                  size="small"
                  aria-label={`Add to mine: ${partLabels[part]}`}
                  onClick={() => onAdd(part)}
                >
                  Add to mine
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
