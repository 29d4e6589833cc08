import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

const copiedForMs = 2500

/** Copies a text, and says for a moment that it worked, or that the browser refused. */
export const useCopying = (text: string) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), copiedForMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')
  return { outcome, copy }
}
