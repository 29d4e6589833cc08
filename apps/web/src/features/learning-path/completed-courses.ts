import { useMemo } from 'react'
import { useStoredJson } from '../../lib/stored-value.ts'

/** Names of the courses that the person has finished, as stored in this browser, also by another tab. */
export const useCompletedCourses = (): string[] => {
  const stored = useStoredJson('completedCourses')
  return useMemo(() => (stored ?? []).filter((name) => typeof name === 'string'), [stored])
}
