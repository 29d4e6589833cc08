import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { useDeleteMock } from './mock.queries.ts'

/** Deletes an interview, after asking. */
export const DeleteMock = ({ id, titleId }: { id: number; titleId: string }) => {
  const [isAsking, setAsking] = useState(false)
  const deletion = useDeleteMock()
  return (
    <>
      <IconButton label="Delete this interview" aria-describedby={titleId} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <Dialog
        open={isAsking}
        onOpenChange={(next) => !deletion.isPending && setAsking(next)}
        title="Delete this mock interview?"
        description="Its answers, with any recordings of them, and its report are deleted for good. They no longer count in your stats."
      >
        <SaveFailure
          error={deletion.error}
          fallback="The interview could not be deleted. Please try again."
          className="mt-4"
        />
        <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
          <Button variant="outline" disabled={deletion.isPending} onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button variant="danger-filled" busy={deletion.isPending} onClick={() => deletion.mutate(id)}>
            Delete interview
          </Button>
        </div>
      </Dialog>
    </>
  )
}
