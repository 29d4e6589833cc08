import { storyMaxCharacters } from '@nextrung/contract/career-story'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigationGuard } from '../../lib/use-navigation-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { type LoadedStory, StoryConflict, useSaveEdit } from './saved-stories.queries.ts'

const problemIn = (text: string): string | undefined => {
  if (text.trim() === '') return 'A story needs some text.'
  if (text.length > storyMaxCharacters)
    return `A story has at most ${storyMaxCharacters.toLocaleString('en')} characters; yours has ${text.length.toLocaleString('en')}.`
}

type ConflictProps = { saved: string; onTakeSaved: () => void }

const Conflict = ({ saved, onTakeSaved }: ConflictProps) => (
  <div role="alert" className="mb-4 rounded-md bg-caution-soft px-3.5 py-3 text-small">
    <p className="flex gap-2 font-550 text-caution">
      <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0 stroke-[1.75]" />
      This story was saved somewhere else while you were editing. Your own text is still below; save again to
      keep it.
    </p>
    <details className="mt-2 pl-[26px]">
      <summary className="cursor-pointer font-550">Show the saved text</summary>
      <p dir="auto" className="mt-2 text-start text-document whitespace-pre-line wrap-anywhere">
        {saved}
      </p>
    </details>
    <Button variant="ghost" size="small" className="mt-1 ml-3.5" onClick={onTakeSaved}>
      Use the saved text
    </Button>
  </div>
)

/** The text being edited, and what it is compared and saved against. */
const useEdit = (loaded: LoadedStory) => {
  const [base, setBase] = useState(loaded)
  const [text, setText] = useState(loaded.story.story)
  const [isConflict, setConflict] = useState(false)
  const meetConflict = (saved: LoadedStory) => {
    setBase(saved)
    setConflict(true)
  }
  const takeSaved = () => {
    setText(base.story.story)
    setConflict(false)
  }
  return { base, text, setText, isConflict, meetConflict, takeSaved, hasChanges: text !== base.story.story }
}

type StoryEditorProps = { id: number; targetRole: string; loaded: LoadedStory; onClose: () => void }

/** The story as one text to change by hand. Leaving with unsaved changes asks first. */
export const StoryEditor = ({ id, targetRole, loaded, onClose }: StoryEditorProps) => {
  const { base, text, setText, isConflict, meetConflict, takeSaved, hasChanges } = useEdit(loaded)
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const saving = useSaveEdit(targetRole)
  const guard = useNavigationGuard(hasChanges)
  const area = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const problem = problemIn(text)
  useEffect(() => area.current?.focus(), [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (saving.isPending) return
    if (problem) return area.current?.focus()
    if (!hasChanges) return onClose()
    saving.mutate(
      { id, text, etag: base.etag },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof StoryConflict) meetConflict(error.saved)
        },
      },
    )
  }
  const leave = () => {
    guard.leave()
    onClose()
  }
  return (
    <form noValidate onSubmit={save} aria-label="Edit story">
      {isConflict && <Conflict saved={base.story.story} onTakeSaved={takeSaved} />}
      <Field label="Text of the story" error={isChecked ? problem : undefined}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            aria-describedby={control['aria-describedby'] ?? noteId}
            dir="auto"
            rows={16}
            value={text}
            readOnly={saving.isPending}
            onChange={(event) => setText(event.target.value)}
            className="field-sizing-content min-h-72 bg-sheet px-5 py-4 text-document"
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p id={noteId} className="min-w-0 flex-1 basis-64 text-caption text-muted-foreground">
          An empty line starts a paragraph. Sentences you leave as they are keep their evidence.
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button variant="outline" onClick={() => (hasChanges ? setAsking(true) : onClose())}>
            Cancel
          </Button>
          <Button type="submit" busy={saving.isPending}>
            Save Story
          </Button>
        </div>
      </div>
      <LeaveDialog
        open={isAsking || guard.isAsking}
        description="You lose what you have changed in the story."
        onStay={() => (guard.isAsking ? guard.stay() : setAsking(false))}
        onLeave={leave}
      />
    </form>
  )
}
