import { ArrowRight, ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { buttonStyles } from '../../ui/button.tsx'
import type { ShownStep } from './next-step.queries.ts'
import { stepLink } from './step-link.ts'
import { actionLabel } from './step-words.ts'

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0

type StepActionProps = {
  step: ShownStep
  /** Shows the place on this screen where the step is done; false if it is on another one. */
  onShowHere: (kind: string) => boolean
}

/** Leads to where the step is done. */
export const StepAction = ({ step, onShowHere }: StepActionProps) => {
  const link = stepLink(step.link)
  if (!link) return null
  const label = actionLabel(step.kind)
  const styles = buttonStyles({ full: true })
  if (link.isOutside)
    return (
      <a href={link.href} target="_blank" rel="noreferrer" className={styles}>
        {label}
        <ExternalLink aria-hidden />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  return (
    <Link
      href={link.href}
      onClick={(event) => {
        if (isPlain(event) && onShowHere(step.kind ?? '')) event.preventDefault()
      }}
      className={styles}
    >
      {label}
      <ArrowRight aria-hidden />
    </Link>
  )
}
