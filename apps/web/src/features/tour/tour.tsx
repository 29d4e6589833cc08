import { useState } from 'react'
import { createPortal } from 'react-dom'
import { readText, writeText } from '../../lib/stored-value.ts'
import { TourCard } from './tour-card.tsx'
import { tourSteps } from './tour-steps.ts'

/** The guided tour, until it is closed or finished. It never blocks the page. */
export const Tour = () => {
  const [isOpen, setIsOpen] = useState(() => readText('hasSeenTour') === undefined)
  const [index, setIndex] = useState(0)
  const step = tourSteps[index]
  if (!isOpen || !step) return null

  const close = () => {
    writeText('hasSeenTour', 'true')
    setIsOpen(false)
  }
  return createPortal(
    <TourCard
      step={step}
      number={index + 1}
      count={tourSteps.length}
      onPrevious={() => setIndex(index - 1)}
      onNext={() => (index + 1 < tourSteps.length ? setIndex(index + 1) : close())}
      onClose={close}
    />,
    document.body,
  )
}
