import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { useDeleteAnswer } from './history.queries.ts'

type DeleteAnswerDialogProps = {
  id: number
  hasRecording: boolean
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

const consequences = (hasRecording: boolean): string =>
  `This deletes the answer${hasRecording ? ' with its recording' : ''}, its marks and your replies to its follow-ups for good. It no longer counts in your stats.`

export const DeleteAnswerDialog = (props: DeleteAnswerDialogProps) => {
  const { id, hasRecording, open, onClose, onDeleted } = props
  const deletion = useDeleteAnswer()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !deletion.isPending && onClose()}
      title="Delete this answer?"
      description={consequences(hasRecording)}
    >
      <SaveFailure
        error={deletion.error}
        fallback="The answer could not be deleted. Please try again."
        className="mt-4"
      />
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button variant="outline" disabled={deletion.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="danger-filled"
          busy={deletion.isPending}
          onClick={() => deletion.mutate(id, { onSuccess: onDeleted })}
        >
          Delete answer
        </Button>
      </div>
    </Dialog>
  )
}
