import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  /** What would be lost. */
  description: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before discarding input. */
export const LeaveDialog = ({ open, description, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onStay()}
    title="Leave without saving?"
    description={description}
  >
    <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
      <Button variant="outline" onClick={onStay}>
        Keep editing
      </Button>
      <Button variant="danger-filled" onClick={onLeave}>
        Discard changes
      </Button>
    </div>
  </Dialog>
)
