import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Rungs } from '../../ui/rungs.tsx'
import type { Box, CardPlace } from './place-card.ts'
import { TourSpotlight } from './tour-spotlight.tsx'
import type { TourStep } from './tour-steps.ts'
import { useCardPlace } from './use-card-place.ts'
import { useTargetBox } from './use-target-box.ts'

type TourCardProps = {
  step: TourStep
  number: number
  count: number
  onPrevious: () => void
  onNext: () => void
  onClose: () => void
}

/** Escape closes the tour, unless something on top of it handled the key. */
const useEscape = (onClose: () => void) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onClose])
}

/** Focuses the card when it appears, and returns the focus when it closes. */
const useFocus = (step: number) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    return () => document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button can disappear with its step.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [step])
  return card
}

const isAttached = (place: CardPlace | undefined, box: Box | undefined): boolean =>
  place?.side === 'below' && box !== undefined && Math.abs(box.top + box.height + 24 - place.top) < 3

export const TourCard = ({ step, number, count, onPrevious, onNext, onClose }: TourCardProps) => {
  const id = useId()
  const card = useFocus(number)
  const box = useTargetBox(step.target)
  const place = useCardPlace({ card, step: number, target: step.target, isThere: box !== undefined })
  useEscape(onClose)
  return (
    <>
      <TourSpotlight target={box} />
      <div
        ref={card}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className="fixed z-41 grid w-[min(500px,calc(100vw-304px))] grid-cols-[140px_1fr] rounded-xl bg-card shadow-over outline-none max-md:inset-x-4 max-md:bottom-4 max-md:w-auto max-md:grid-cols-[92px_1fr]"
        style={place && place.side !== 'dock' ? { top: place.top, left: place.left } : undefined}
      >
        {isAttached(place, box) && (
          <span
            aria-hidden
            className="absolute -top-[7px] left-[72px] size-3.5 rotate-45 rounded-rung bg-accent"
          />
        )}
        <div className="grid items-end justify-center rounded-l-xl bg-accent px-2 pt-5 pb-3.5 max-md:items-center">
          <Mascot state={step.mascot} width={112} className="max-md:h-auto max-md:w-[68px]" />
        </div>
        <div className="min-w-0 py-3 pr-4 pb-4 pl-[22px] max-md:pl-4">
          <div className="flex items-center justify-between">
            <span className="text-caption text-muted-foreground tabular-nums">
              {number} of {count}
            </span>
            <IconButton label="Close tour" onClick={onClose} className="-mr-1">
              <X aria-hidden />
            </IconButton>
          </div>
          <div aria-live="polite">
            <h2 id={`${id}-title`} className="mt-0.5 mb-1 text-h2">
              {step.title}
            </h2>
            <p id={`${id}-text`} className="text-small text-ink-2">
              {step.text}
            </p>
          </div>
          <Rungs count={count} filled={number} label="Tour progress" className="mt-4 mb-3.5 pr-1.5" />
          <div className="flex min-h-[34px] items-center justify-between pr-1.5">
            {number > 1 && (
              <Button variant="ghost" size="small" onClick={onPrevious} className="-ml-3">
                Previous
              </Button>
            )}
            <Button size="small" onClick={onNext} className="ml-auto">
              {number < count ? 'Next' : 'Finish'}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
