import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const canSpeak = (): boolean => typeof speechSynthesis === 'object' && speechSynthesis !== null

/** A text as it is read aloud: without the marks of inline code and without code blocks. */
export const spokenText = (text: string): string =>
  text
    .replace(/```[\s\S]*?```/g, ' The code is on the screen. ')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Reads a question aloud with the browser's own voice. Its text stays on the screen. */
export const ReadAloud = ({ text }: { text: string }) => {
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => () => (canSpeak() ? speechSynthesis.cancel() : undefined), [])
  if (!canSpeak()) return null
  const toggle = () => {
    speechSynthesis.cancel()
    if (isSpeaking) return setSpeaking(false)
    const utterance = new SpeechSynthesisUtterance(spokenText(text))
    utterance.lang = 'en-US'
    // Some voices are made on a server; one on the device keeps the text there.
    utterance.voice =
      speechSynthesis.getVoices().find(({ localService, lang }) => localService && lang.startsWith('en')) ??
      null
    utterance.onend = () => setSpeaking(false)
    utterance.onerror = () => setSpeaking(false)
    setSpeaking(true)
    speechSynthesis.speak(utterance)
  }
  return (
    <Button variant="ghost" size="small" aria-pressed={isSpeaking} onClick={toggle}>
      {isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isSpeaking ? 'Stop reading' : 'Read aloud'}
    </Button>
  )
}
