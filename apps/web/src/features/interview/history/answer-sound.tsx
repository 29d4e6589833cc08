import { Recording } from '../voice/recording-list.tsx'
import { useRecordings } from '../voice/recordings.queries.ts'

/** The recording of an answer, to play and to delete. */
export const AnswerSound = ({ answerId }: { answerId: number }) => {
  const { data, error } = useRecordings(true)
  const recording = data?.recordings.find(({ responseId }) => responseId === answerId)
  if (recording)
    return (
      <ul className="mt-4">
        <Recording recording={recording} />
      </ul>
    )
  return (
    <p role="status" className="mt-4 text-small text-ink-2 empty:hidden">
      {!data && (error ? 'Its recording could not be loaded. Please try again.' : 'Loading its recording…')}
    </p>
  )
}
