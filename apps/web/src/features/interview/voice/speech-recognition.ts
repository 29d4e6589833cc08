type Alternative = { transcript: string }
type Result = { isFinal: boolean; length: number; [place: number]: Alternative }
type ResultEvent = { resultIndex: number; results: { length: number; [place: number]: Result } }
type ErrorEvent = { error: string }

/** The part of the browser's speech recognition that we use; its name still has a prefix in most browsers. */
export type Recognizer = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type RecognizerClass = new () => Recognizer

const isClass = (value: unknown): value is RecognizerClass => typeof value === 'function'

/** Makes a recognizer that listens until it is stopped; undefined in browsers without one. */
export const makeRecognizer = (): Recognizer | undefined => {
  const known: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition')
  if (!isClass(known)) return undefined
  const recognizer = new known()
  recognizer.lang = navigator.language.startsWith('en') ? navigator.language : 'en-US'
  recognizer.continuous = true
  recognizer.interimResults = true
  return recognizer
}

export const canRecognizeSpeech = (): boolean =>
  isClass(Reflect.get(globalThis, 'SpeechRecognition')) ||
  isClass(Reflect.get(globalThis, 'webkitSpeechRecognition'))

/** The texts that an event finished, and what is still being heard. */
export const readResults = ({ resultIndex, results }: ResultEvent): { finished: string[]; heard: string } => {
  const finished: string[] = []
  let heard = ''
  for (let at = resultIndex; at < results.length; at++) {
    const result = results[at]
    const text = result?.[0]?.transcript ?? ''
    if (result?.isFinal) finished.push(text)
    else heard += text
  }
  return { finished, heard }
}
