import { BookOpenText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { useStoryMatches } from './stories.queries.ts'
import { storyText } from './story-text.ts'

type StoryPickerProps = { question: string; tags: readonly string[]; onPick: (text: string) => void }

/** Offers the person's stories that answer a question, and hands over the text of the chosen one. */
export const StoryPicker = ({ question, tags, onPick }: StoryPickerProps) => {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useStoryMatches({ question, tags }, isOpen)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="small">
          <BookOpenText aria-hidden />
          Use a story
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label="Your stories for this question">
        {!data && !error && <p className="text-small text-ink-2">Looking through your stories…</p>}
        {error && !data && (
          <p className="text-small text-destructive">Your stories could not be loaded. Please try again.</p>
        )}
        {data?.length === 0 && (
          <p className="text-small text-ink-2">
            None of your stories fits this question yet. Write one in “Stories” at the top of this screen.
          </p>
        )}
        <ul className="grid max-h-80 gap-1 overflow-y-auto">
          {data?.map(({ story, reason }) => (
            <li key={story.id}>
              <button
                type="button"
                className="w-full rounded-md px-2.5 py-2 text-left hover:bg-sunken"
                onClick={() => {
                  onPick(storyText(story))
                  setOpen(false)
                }}
              >
                <span className="block text-small font-550 wrap-anywhere">{story.title}</span>
                <span className="block text-caption text-muted-foreground wrap-anywhere">{reason}</span>
              </button>
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  )
}
