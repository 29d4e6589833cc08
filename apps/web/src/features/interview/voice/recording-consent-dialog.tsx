import { recordingConsent } from '@nextrung/contract/interview-recordings'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { useGiveConsent } from './recordings.queries.ts'

type RecordingConsentDialogProps = { open: boolean; onClose: () => void; onAgreed: () => void }

/** Asks before anything is recorded. */
export const RecordingConsentDialog = ({ open, onClose, onAgreed }: RecordingConsentDialogProps) => {
  const consent = useGiveConsent()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !consent.isPending && onClose()}
      title="Keep recordings of your answers?"
      description="Recording is off unless you agree."
    >
      <p className="mt-4 text-body">{recordingConsent.text}</p>
      <SaveFailure
        error={consent.error}
        fallback="Your choice could not be saved. Please try again."
        className="mt-3"
      />
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button variant="outline" disabled={consent.isPending} onClick={onClose}>
          No
        </Button>
        <Button busy={consent.isPending} onClick={() => consent.mutate(undefined, { onSuccess: onAgreed })}>
          I agree
        </Button>
      </div>
    </Dialog>
  )
}
