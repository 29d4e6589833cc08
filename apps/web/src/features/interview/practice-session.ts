import { useRef } from 'react'
import { isSessionEnded } from '../../lib/errors.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { readText } from '../../lib/stored-value.ts'
import { toast } from '../../ui/toast-store.ts'
import { useStartInterview } from './interview.queries.ts'
import type { QuestionSet } from './interview-choices.ts'

const keyOf = ({ role, scenario, difficulty }: QuestionSet): string => [role, scenario, difficulty].join('/')

export const showFailure = (description: string, error?: unknown): void => {
  if (isSessionEnded(error)) return
  toast({ title: 'Error', description, variant: 'destructive', action: upgradeActionFor(error) })
}

/** False, with a notification, if the role has been removed in the meantime. */
export const hasRole = (): boolean => {
  if (readText('targetRole')) return true
  showFailure('No role selected')
  return false
}

/** The sessions of this visit: one for each scenario and difficulty, started when the person begins to practise it. */
export const usePracticeSession = () => {
  const sessions = useRef(new Map<string, Promise<number | undefined>>())
  const completed = useRef(new Set<string>())
  const { mutateAsync: start } = useStartInterview()

  const begin = (set: QuestionSet): void => {
    const key = keyOf(set)
    if (sessions.current.has(key) || !hasRole()) return
    const starting = start(set).catch((error: unknown) => {
      sessions.current.delete(key)
      showFailure('Failed to start interview session', error)
      return undefined
    })
    sessions.current.set(key, starting)
  }

  return {
    begin,
    /** Waits for a start that is on its way; undefined without a session. */
    find: (set: QuestionSet): Promise<number | undefined> =>
      sessions.current.get(keyOf(set)) ?? Promise.resolve(undefined),
    /** The next practice starts another one. */
    end: (set: QuestionSet): void => {
      sessions.current.delete(keyOf(set))
    },
    /** Every question was answered. Another try and follow-ups still belong to it. */
    complete: (set: QuestionSet): void => {
      completed.current.add(keyOf(set))
    },
    /** Other questions came: a completed session ends with its own. */
    renew: (set: QuestionSet): void => {
      if (completed.current.delete(keyOf(set))) sessions.current.delete(keyOf(set))
    },
  }
}

export type PracticeSession = ReturnType<typeof usePracticeSession>
