import { writeText } from '../../../lib/stored-value.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type VoiceNoticeProps = { open: boolean; onClose: () => void; onAgree: () => void }

/** Says where the sound goes, before the microphone is first used. */
export const VoiceNotice = ({ open, onClose, onAgree }: VoiceNoticeProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title="Where your voice goes"
    description="Your browser turns speech into text, not Nextrung."
  >
    <ul className="mt-4 grid list-disc gap-2 pl-5 text-body">
      <li>
        Chrome usually sends the sound to Google, Edge to Microsoft and Safari to Apple. Some browsers can do
        it on your device.
      </li>
      <li>Nextrung gets the text and when it was spoken. The sound does not come to this server.</li>
      <li>You can stop at any time, and change the text before you submit it.</li>
    </ul>
    <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
      <Button variant="outline" onClick={onClose}>
        Type instead
      </Button>
      <Button
        onClick={() => {
          writeText('voiceNotice', 'read')
          onAgree()
        }}
      >
        Start speaking
      </Button>
    </div>
  </Dialog>
)
