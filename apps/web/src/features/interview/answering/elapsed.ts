import { interviewLimits } from '@nextrung/contract/interview'
import { useEffect, useRef, useState } from 'react'

/** Whole seconds between two times in milliseconds, at most as many as an answer may take. */
export const secondsBetween = (start: number, end: number): number =>
  Math.min(interviewLimits.durationSeconds, Math.max(0, Math.floor((end - start) / 1000)))

/** Whole seconds since the component appeared, counted while `isRunning`. A tab in the background counts, too. */
export const useElapsedSeconds = (isRunning: boolean): number => {
  const start = useRef(Date.now())
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds(secondsBetween(start.current, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/** `2:05` */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
