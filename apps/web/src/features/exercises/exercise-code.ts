import { useState } from 'react'
import { readDraft, saveDraft } from '../../lib/form-draft.ts'
import type { ShownExercise } from './exercises.queries.ts'

const fieldOf = (id: string) => `exercise/${id}`

const readCode = (id: string): string | undefined => {
  const draft = readDraft(fieldOf(id))
  return typeof draft === 'string' ? draft : undefined
}

/** The person's code. It survives a reload in this tab, and begins with what they passed with, if anything. */
export const useExerciseCode = ({ id, passedCode, starter = '' }: ShownExercise) => {
  const [initialCode] = useState(() => readCode(id) ?? passedCode ?? starter)
  const [code, setCode] = useState(initialCode)
  return {
    code,
    initialCode,
    change: (next: string) => {
      setCode(next)
      saveDraft(fieldOf(id), next)
    },
  }
}
