import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTakeBackEdits } from './saved-stories.queries.ts'

/** Says that the story is the person's own text, and returns it to what was written. */
export const TakeBackEdits = ({ id, targetRole }: { id: number; targetRole: string }) => {
  const [isAsking, setAsking] = useState(false)
  const takingBack = useTakeBackEdits(targetRole)
  const close = () => setAsking(false)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <Badge tone="accent">Edited by you</Badge>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
        Take back edits
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(open) => !open && !takingBack.isPending && close()}
        title="Take back your edits?"
        description="The story reads again as it was written for you. Your own text is lost."
      >
        <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
          <Button variant="outline" disabled={takingBack.isPending} onClick={close}>
            Keep my text
          </Button>
          <Button
            variant="danger-filled"
            busy={takingBack.isPending}
            onClick={() => takingBack.mutate(id, { onSettled: close })}
          >
            Take them back
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
