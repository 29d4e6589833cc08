import { recordingLimits } from '@nextrung/contract/interview-recordings'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A recording that has ended. */
export type Sound = { content: Blob; seconds: number }

const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg']

export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function'

const release = (recorder: MediaRecorder | undefined): void => {
  for (const track of recorder?.stream.getTracks() ?? []) track.stop()
}

/** Records the microphone. Call it only after the person agreed; `onEnd` gets the sound. */
export const useRecorder = (onEnd: (sound: Sound) => void) => {
  const [isRecording, setRecording] = useState(false)
  const [problem, setProblem] = useState<string>()
  const recorder = useRef<MediaRecorder>(undefined)
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)
  const finish = useRef(onEnd)
  finish.current = onEnd

  const stop = useCallback(() => {
    clearTimeout(limit.current)
    if (recorder.current?.state === 'recording') recorder.current.stop()
    setRecording(false)
  }, [])

  const start = useCallback(async () => {
    setProblem(undefined)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
      const made = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 32_000 })
      const pieces: Blob[] = []
      const startedAt = performance.now()
      made.ondataavailable = ({ data }) => pieces.push(data)
      made.onstop = () => {
        release(made)
        const seconds = Math.round((performance.now() - startedAt) / 1000)
        const content = new Blob(pieces, { type: made.mimeType })
        if (!isGone.current && content.size > 0) finish.current({ content, seconds })
      }
      recorder.current = made
      made.start()
      setRecording(true)
      limit.current = setTimeout(stop, recordingLimits.seconds * 1000)
    } catch {
      setProblem('Your browser does not let this page use the microphone. Nothing was recorded.')
    }
  }, [stop])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(limit.current)
      release(recorder.current)
    }
  }, [])
  return { isRecording, problem, start, stop }
}
