import { playInterviewRecording } from '@nextrung/contract/interview-recordings'
import { Trash2 } from 'lucide-react'
import { dayOfMoment } from '../../../lib/moment-text.ts'
import { Button } from '../../../ui/button.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { clockText } from '../answering/elapsed.ts'
import {
  type ShownRecording,
  useDeleteRecording,
  useRecordings,
  useWithdrawConsent,
} from './recordings.queries.ts'

const addressOf = (id: number): string => playInterviewRecording.path.replace(':id', String(id))

/** A kept recording, to play and to delete. */
export const Recording = ({ recording }: { recording: ShownRecording }) => {
  const deletion = useDeleteRecording()
  const { id, question, seconds = 0, recordedAt } = recording
  const name = question || 'Spoken answer'
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 flex-1 text-small wrap-anywhere">
          {name}
          <span className="block text-caption text-muted-foreground">
            {[dayOfMoment(recordedAt), `${clockText(seconds)} minutes`].filter(Boolean).join(' · ')}
          </span>
        </p>
        <Button
          variant="danger"
          size="small"
          aria-label={`Delete the recording of ${dayOfMoment(recordedAt) ?? 'this answer'}`}
          busy={deletion.isPending}
          onClick={() => deletion.mutate(id)}
        >
          <Trash2 aria-hidden />
          Delete
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: it is the person's own voice, and their text is beside it. */}
      <audio
        controls
        preload="none"
        src={addressOf(id)}
        aria-label={`Recording: ${name}`}
        className="w-full"
      />
      <SaveFailure error={deletion.error} fallback="The recording could not be deleted. Please try again." />
    </li>
  )
}

/** The kept recordings, to play and delete, and the way to withdraw the consent. */
export const RecordingList = () => {
  const { data, error } = useRecordings(true)
  const withdrawal = useWithdrawConsent()
  if (!data)
    return (
      <p role="status" className="text-small text-ink-2">
        {error ? 'Your recordings could not be loaded. Please try again.' : 'Loading your recordings…'}
      </p>
    )
  return (
    <div className="grid gap-3">
      {data.recordings.length === 0 ? (
        <p className="text-small text-ink-2">Nothing is recorded.</p>
      ) : (
        <ul>
          {data.recordings.map((recording) => (
            <Recording key={recording.id} recording={recording} />
          ))}
        </ul>
      )}
      {data.consentedAt && (
        <div>
          <p className="text-small text-ink-2">{`You agreed to recordings on ${dayOfMoment(data.consentedAt)}.`}</p>
          <Button
            variant="danger"
            size="small"
            className="mt-2"
            busy={withdrawal.isPending}
            onClick={() => withdrawal.mutate()}
          >
            Withdraw and delete all recordings
          </Button>
          <SaveFailure error={withdrawal.error} fallback="Nothing was changed. Please try again." />
        </div>
      )}
    </div>
  )
}
