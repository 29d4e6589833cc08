import { useEffect, useState } from 'react'
import { Bar } from '../../../ui/bar.tsx'
import { clockText } from '../answering/elapsed.ts'
import { useDisplayChoices } from '../display-choices.ts'

type CalmTimerProps = {
  /** Planned for the question. */
  seconds: number
  /** How long it had been open when it was loaded. */
  usedSeconds: number
  isRunning: boolean
}

const useClock = (usedSeconds: number, isRunning: boolean): number => {
  const [shown, setShown] = useState(usedSeconds)
  useEffect(() => {
    if (!isRunning) return
    const startedAt = Date.now()
    const timer = setInterval(() => setShown(usedSeconds + Math.round((Date.now() - startedAt) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [usedSeconds, isRunning])
  return shown
}

const remark = (used: number, seconds: number): string => {
  if (used > seconds) return 'Take the time you need. It says how much over you were in the report.'
  return used * 4 > seconds * 3 ? 'Come to the end soon.' : ''
}

/** The time for a question: it fills up quietly and never stops anyone. */
export const CalmTimer = ({ seconds, usedSeconds, isRunning }: CalmTimerProps) => {
  const used = useClock(usedSeconds, isRunning)
  const { timer } = useDisplayChoices()
  if (!timer) return null
  const note = remark(used, seconds)
  return (
    <div className="w-full max-w-[280px]">
      <p className="flex justify-between gap-4 text-caption text-muted-foreground tabular-nums">
        <span role="timer" aria-label="Time on this question">
          {clockText(used)}
        </span>
        <span>{`of ${clockText(seconds)}`}</span>
      </p>
      <Bar thin value={used} max={seconds} label="Time used" className="mt-1" />
      <p role="status" className="mt-1 min-h-4 text-caption text-muted-foreground">
        {note}
      </p>
    </div>
  )
}
