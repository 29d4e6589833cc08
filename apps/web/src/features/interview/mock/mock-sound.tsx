import { Recording } from '../voice/recording-list.tsx'
import { useRecordings } from '../voice/recordings.queries.ts'

type MockSoundProps = { answerId: number | null | undefined; responseId: number | null | undefined }

/** The recording of an answer, to play and to delete, if it has one. */
export const MockSound = ({ answerId, responseId }: MockSoundProps) => {
  const { data } = useRecordings(true)
  const recording = data?.recordings.find(
    (one) =>
      (one.responseId && one.responseId === responseId) ||
      (one.mockAnswerId && one.mockAnswerId === answerId),
  )
  if (!recording) return null
  return (
    <ul className="mt-2 print:hidden">
      <Recording recording={recording} />
    </ul>
  )
}
