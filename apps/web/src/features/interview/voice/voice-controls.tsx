import type { SpokenPart } from '@nextrung/contract/interview'
import { Circle, Mic, Square } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useStoredText } from '../../../lib/stored-value.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { RecordingConsentDialog } from './recording-consent-dialog.tsx'
import { RecordingList } from './recording-list.tsx'
import { useAttachRecording, useKeepRecording, useRecordings } from './recordings.queries.ts'
import { canRecognizeSpeech } from './speech-recognition.ts'
import { useDictation } from './use-dictation.ts'
import { canRecord, useRecorder } from './use-recorder.ts'
import { VoiceNotice } from './voice-notice.tsx'

type VoiceControlsProps = {
  question: string
  isSending: boolean
  /** What was spoken, for when the answer is sent. */
  spoken: RefObject<SpokenPart[]>
  /** Takes what to call once the answer is stored, so that its recording belongs to it. */
  keepSound: RefObject<KeepSound | undefined>
  onText: (text: string) => void
}

/** The stored answer: in the history of practice, or only in a mock interview. */
export type KeepSound = (answer: { responseId: number } | { mockAnswerId: number }) => void

type RecorderProps = Pick<VoiceControlsProps, 'question' | 'isSending' | 'keepSound'>

/** Recording, once the person asked for it and agreed. It ends when the answer is sent. */
const Recorder = ({ question, isSending, keepSound }: RecorderProps) => {
  const [isAsking, setAsking] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { data } = useRecordings(isWanted)
  const keeping = useKeepRecording()
  const attachment = useAttachRecording()
  const { isRecording, problem, start, stop } = useRecorder((sound) => {
    // The newest of all is the one just made.
    const newest = keeping.mutateAsync({ sound, question }).then((kept) => kept?.recordings[0]?.id)
    keepSound.current = (answer) =>
      void newest.then(
        (id) => id !== undefined && attachment.mutate({ id, answer }),
        // The failure is shown beside the controls.
        () => undefined,
      )
    newest.catch(() => undefined)
  })
  useEffect(() => {
    if (isSending) stop()
  }, [isSending, stop])
  const [isPressed, setPressed] = useState(false)

  // The consent is looked up when the control is first pressed.
  useEffect(() => {
    if (!isPressed || !data) return
    setPressed(false)
    if (data.consentedAt) void start()
    else setAsking(true)
  }, [isPressed, data, start])

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        busy={keeping.isPending || (isPressed && !data)}
        onClick={() => {
          if (isRecording) return stop()
          setWanted(true)
          setPressed(true)
        }}
      >
        {isRecording ? <Square aria-hidden /> : <Circle aria-hidden />}
        {isRecording ? 'Stop recording' : 'Record'}
      </Button>
      {isRecording && (
        <span role="status" className="text-caption text-caution">
          Recording
        </span>
      )}
      {data?.consentedAt && (
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="ghost" size="small">{`Recordings (${data.recordings.length})`}</Button>
          </PopoverTrigger>
          <PopoverContent align="start" aria-label="Your recordings" className="w-[400px]">
            <RecordingList />
          </PopoverContent>
        </Popover>
      )}
      <div role="alert" className="basis-full empty:hidden">
        {problem && <FailureNote>{problem}</FailureNote>}
        {keeping.error && <FailureNote>{`The recording was not kept. ${keeping.error.message}`}</FailureNote>}
      </div>
      <RecordingConsentDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onAgreed={() => {
          setAsking(false)
          void start()
        }}
      />
    </>
  )
}

/** Answering by voice, where the browser can turn speech into text or record it. */
export const VoiceControls = (props: VoiceControlsProps) => {
  const { question, isSending, spoken, keepSound, onText } = props
  const notice = useStoredText('voiceNotice')
  const [isTelling, setTelling] = useState(false)
  const { isListening, heard, problem, start, stop, parts } = useDictation((text) => {
    spoken.current = parts()
    onText(text)
  })
  useEffect(() => {
    if (isSending) stop()
  }, [isSending, stop])
  const speak = () => {
    if (isListening) stop()
    else if (notice) start()
    else setTelling(true)
  }
  if (!canRecognizeSpeech() && !canRecord()) return null
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
      {canRecognizeSpeech() && (
        <Button variant="ghost" size="small" aria-pressed={isListening} disabled={isSending} onClick={speak}>
          {isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
          {isListening ? 'Stop speaking' : 'Speak'}
        </Button>
      )}
      {canRecord() && <Recorder question={question} isSending={isSending} keepSound={keepSound} />}
      <p role="status" className="min-w-0 basis-full text-small text-ink-2 wrap-anywhere empty:hidden">
        {isListening && (heard || 'Listening…')}
      </p>
      <div role="alert" className="basis-full empty:hidden">
        {problem && <FailureNote>{problem}</FailureNote>}
      </div>
      <VoiceNotice
        open={isTelling}
        onClose={() => setTelling(false)}
        onAgree={() => {
          setTelling(false)
          start()
        }}
      />
    </div>
  )
}
