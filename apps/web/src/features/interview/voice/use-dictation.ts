import { interviewLimits, type SpokenPart } from '@nextrung/contract/interview'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeRecognizer, type Recognizer, readResults } from './speech-recognition.ts'

const problems: Record<string, string> = {
  'not-allowed':
    'Your browser does not let this page use the microphone. Allow it in the address bar, or type.',
  'service-not-allowed': 'Your browser does not offer speech recognition here. Please type your answer.',
  'audio-capture': 'No microphone was found. Connect one, or type your answer.',
  network: 'The speech recognition could not be reached. What you have said so far is kept.',
  'language-not-supported': 'Your browser cannot recognize this language. Please type your answer.',
}

/** A browser ends its recognition after a silence; it goes on until the person stops it. */
const isHarmless = (error: string): boolean => error === 'no-speech' || error === 'aborted'

export type Dictation = {
  isListening: boolean
  /** What is being heard and is not final yet. */
  heard: string
  problem: string | undefined
  start: () => void
  stop: () => void
  /** What was said so far, with its times from the first start. */
  parts: () => SpokenPart[]
}

/** What was spoken, piece by piece, with times from the first word on. */
const makeTranscript = () => {
  const parts: SpokenPart[] = []
  let startedAt: number | undefined
  let pieceFrom: number | undefined
  const now = () => {
    startedAt ??= performance.now()
    return Math.round(performance.now() - startedAt)
  }
  return {
    parts,
    /** Something is being heard: a piece begins, unless one has. */
    begin: () => {
      pieceFrom ??= now()
    },
    end: (text: string) => {
      const from = pieceFrom ?? now()
      pieceFrom = undefined
      if (text === '' || parts.length >= interviewLimits.spokenParts) return
      const kept = text.slice(0, interviewLimits.spokenPartCharacters)
      parts.push({ text: kept, startMs: from, endMs: Math.max(from, now()) })
    },
  }
}

/** Turns speech into text with the browser's own recognition. `onText` gets each finished piece. */
export const useDictation = (onText: (text: string) => void): Dictation => {
  const [isListening, setListening] = useState(false)
  const [heard, setHeard] = useState('')
  const [problem, setProblem] = useState<string>()
  const [transcript] = useState(makeTranscript)
  const recognizer = useRef<Recognizer>(undefined)
  const isWanted = useRef(false)
  const write = useRef(onText)
  write.current = onText

  const end = useCallback(() => {
    isWanted.current = false
    setListening(false)
    setHeard('')
  }, [])
  const stop = useCallback(() => {
    end()
    recognizer.current?.stop()
  }, [end])
  const start = useCallback(() => {
    const made = makeRecognizer()
    if (!made) return setProblem('Your browser has no speech recognition. Please type your answer.')
    made.onresult = (event) => {
      transcript.begin()
      const results = readResults(event)
      for (const text of results.finished.map((one) => one.trim()).filter(Boolean)) {
        transcript.end(text)
        write.current(text)
      }
      setHeard(results.heard)
    }
    made.onerror = ({ error }) => {
      if (isHarmless(error)) return
      setProblem(problems[error] ?? 'The speech recognition stopped. What you have said so far is kept.')
      end()
    }
    made.onend = () => (isWanted.current ? made.start() : end())
    isWanted.current = true
    recognizer.current = made
    setProblem(undefined)
    setListening(true)
    made.start()
  }, [transcript, end])

  useEffect(
    () => () => {
      isWanted.current = false
      recognizer.current?.abort()
    },
    [],
  )
  return { isListening, heard, problem, start, stop, parts: () => transcript.parts }
}
