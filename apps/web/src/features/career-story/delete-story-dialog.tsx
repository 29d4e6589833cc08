import type { SavedStory } from '@nextrung/contract/career-story'
import type { Lenient } from '@nextrung/contract/lenient'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDeleteStory } from './saved-stories.queries.ts'
import { storyName } from './story-name.ts'

type DeleteStoryDialogProps = {
  story: Lenient<typeof SavedStory>
  targetRole: string
  shownId: number | undefined
  focusAfterwards: RefObject<HTMLElement | null>
  onClose: () => void
}

export const DeleteStoryDialog = (props: DeleteStoryDialogProps) => {
  const { story, targetRole, shownId, focusAfterwards, onClose } = props
  const deletion = useDeleteStory(targetRole, shownId)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !deletion.isPending && onClose()}
      title={`Delete ${storyName(story).toLowerCase()}?`}
      focusFallback={focusAfterwards}
      description={`This deletes the story${story.isEdited ? ' and your edits' : ''} for good. Your other stories stay.`}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button variant="outline" disabled={deletion.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="danger-filled"
          busy={deletion.isPending}
          onClick={() => deletion.mutate(story.id, { onSettled: onClose })}
        >
          Delete story
        </Button>
      </div>
    </Dialog>
  )
}
