import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void }

/** Asks before corrections are thrown away. */
export const LeaveDialog = ({ open, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onStay()}
    title="Leave without saving?"
    description="What you corrected since you opened this is lost."
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
