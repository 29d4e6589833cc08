import type { CareerStory } from '@nextrung/contract/career-story'
import { followEdits } from '@nextrung/engine/story/follow-edits'
import { Answer } from '../../http/answer.ts'
import { entityTag } from '../../http/entity-tag.ts'
import type { StoryRow } from './career-story.store.ts'

/** The story as shown to its owner, with their edits. */
export const storyOf = (row: StoryRow): CareerStory => {
  const { written, editedText } = row
  return {
    ...written,
    ...(editedText === null
      ? {}
      : { story: editedText, parts: followEdits(editedText, written.parts ?? []), speakingSeconds: null }),
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    targetRole: row.targetRole,
    tone: row.tone,
    length: row.length,
    form: row.form,
    engine: row.engine,
    isEdited: editedText !== null,
  }
}

/** A story's ETag. Saving the same text again doesn't change it. */
export const storyTag = ({ id, userId, editedText }: StoryRow): string =>
  entityTag({ id, userId, editedText })

export const storyAnswer = (row: StoryRow): Answer<CareerStory> =>
  new Answer(200, storyOf(row), { etag: storyTag(row) })
