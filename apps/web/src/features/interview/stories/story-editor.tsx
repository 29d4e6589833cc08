import { storyLimits } from '@nextrung/contract/interview-stories'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDraftText } from '../../../lib/draft-text.ts'
import { keepingFocus } from '../../../lib/keeping-focus.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { type StoryPart, type StoryTexts, storyParts, useSaveStory } from './stories.queries.ts'
import { StoryConflict } from './story-conflict.tsx'
import { areDifferent, keepStoryDraft, readStoryDraft } from './story-draft.ts'
import { partLabels } from './story-text.ts'

type StoryEditorProps = {
  uid: string
  /** Undefined for a new story. */
  id: number | undefined
  basedOn: string | undefined
  initial: StoryTexts
  questions: Partial<Record<StoryPart, string | undefined>>
  onClose: () => void
}

const hints: Record<StoryPart, string> = {
  situation: 'What was going on at the time, and whom did it affect?',
  task: 'What was expected of you, and by when?',
  action: 'What did you do, step by step? Say “I” where it was you.',
  result: 'What came of it? A number, a reaction or what you learned will do.',
}

/** A story in its four parts. What is typed survives a reload; Ctrl or Cmd and Enter saves. */
export const StoryEditor = ({ uid, id, basedOn, initial, questions, onClose }: StoryEditorProps) => {
  const field = `story/${id ?? initial.resumeLine ?? 'new'}`
  const [draft, keep] = useDraftText({ owner: uid, field })
  const { story, basedOn: begunWith } = readStoryDraft(draft, { story: initial, basedOn })
  // Saved elsewhere since the draft was begun. It stays in sight until one version is saved.
  const other = begunWith !== basedOn && areDifferent(story, initial) ? initial : undefined
  const saving = useSaveStory()
  const [isUntitled, setUntitled] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => title.current?.focus(), [])

  const write = (part: StoryPart | 'title', text: string) =>
    keep(keepStoryDraft({ story: { ...story, [part]: text }, basedOn: begunWith }))
  const close = () => {
    keep('')
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    setUntitled(story.title.trim() === '')
    if (story.title.trim() === '') return title.current?.focus()
    void keepingFocus(saving.mutateAsync({ ...story, id, basedOn }, { onSuccess: close }))
  }
  const add = (part: StoryPart) =>
    write(part, [story[part].trimEnd(), initial[part]].filter(Boolean).join('\n\n'))
  return (
    <div className={cn(other && 'grid gap-8 lg:grid-cols-2')}>
      <form
        noValidate
        aria-label={id === undefined ? 'New story' : 'Edit story'}
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
        }}
        className="grid max-w-[760px] gap-5"
      >
        {story.resumeLine && (
          <p className="text-small text-ink-2 wrap-anywhere">{`From your resume: “${story.resumeLine}”`}</p>
        )}
        <Field label="Title" error={isUntitled ? 'Give the story a title.' : undefined}>
          {(control) => (
            <Input
              {...control}
              ref={title}
              value={story.title}
              maxLength={storyLimits.titleCharacters}
              onChange={(event) => write('title', event.target.value)}
            />
          )}
        </Field>
        {storyParts.map((part) => (
          <Field key={part} label={partLabels[part]} hint={questions[part] ?? hints[part]}>
            {(control) => (
              <Textarea
                {...control}
                rows={part === 'action' ? 5 : 3}
                value={story[part]}
                maxLength={storyLimits.partCharacters}
                onChange={(event) => write(part, event.target.value)}
              />
            )}
          </Field>
        ))}
        <SaveFailure error={saving.error} fallback="The story could not be saved. Please try again." />
        <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
          <Button
            variant="outline"
            disabled={saving.isPending}
            onClick={() => void keepingFocus(Promise.resolve(close()))}
          >
            Cancel
          </Button>
          <Button type="submit" busy={saving.isPending}>
            Save Story
          </Button>
        </div>
      </form>
      {other && <StoryConflict other={other} mine={story} onAdd={add} />}
    </div>
  )
}
