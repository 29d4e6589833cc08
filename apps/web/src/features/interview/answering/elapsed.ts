import { useEffect, useState } from 'react'

/** Whole seconds since the component appeared, counted while `isRunning`. */
export const useElapsedSeconds = (isRunning: boolean): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/** `2:05` */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
