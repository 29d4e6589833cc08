import { useId } from 'react'
import { webAddress } from '../../lib/web-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Fold } from '../../ui/fold.tsx'
import { CourseFacts } from './course-facts.tsx'
import { hoursText, periodText } from './plan-text.ts'
import { reveal } from './reveal.ts'
import type { ShownCourse, ShownStep } from './shown-learning.ts'
import { SkipButton } from './skip-button.tsx'
import { StepLevels } from './step-levels.tsx'

const originText: Record<string, string> = {
  prerequisite: 'Needed first',
  topic: 'Your own topic',
}

const Title = ({ step }: { step: ShownStep }) => {
  const { skill, level, status, progress, origin = '' } = step
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-h3 wrap-anywhere">{skill}</span>
      {status === 'done' && <Badge tone="accent">Done</Badge>}
      {status === 'started' && <Badge tone="info">{progress ? `${progress}% done` : 'Started'}</Badge>}
      {level && status !== 'done' && <Badge>{`Start at ${level}`}</Badge>}
      {originText[origin] && <Badge tone="outline">{originText[origin]}</Badge>}
    </p>
  )
}

const Alternative = ({ course }: { course: ShownCourse }) => {
  const address = webAddress(course.url)
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="text-small font-550 text-accent-foreground underline underline-offset-3 wrap-anywhere"
        >
          {course.name}
        </a>
      ) : (
        <span className="text-small font-550 wrap-anywhere">{course.name}</span>
      )}
      {course.relatedTo && <p className="text-caption text-ink-2">{course.relatedTo}</p>}
      <CourseFacts course={course} />
    </li>
  )
}

const OtherWays = ({ step }: { step: ShownStep }) => {
  const others = [...step.alternatives, ...step.articles]
  if (others.length === 0) return null
  return (
    <Fold summary={`Other ways to learn ${step.skill} (${others.length})`} className="print:hidden">
      <ul className="mt-1 rounded-md bg-sunken px-3.5 py-1">
        {others.map((course, at) => (
          <Alternative key={course.id ?? `${at} ${course.name}`} course={course} />
        ))}
      </ul>
    </Fold>
  )
}

const Task = ({ challenge }: { challenge: NonNullable<ShownStep['challenge']> }) => {
  const { title, estimatedTime, introduces } = challenge
  return (
    <p className="text-small wrap-anywhere">
      <span className="text-muted-foreground">Practice it with the challenge </span>
      <span className="font-550">{title}</span>
      <span className="text-muted-foreground">
        {estimatedTime && `, ${estimatedTime}`}
        {introduces.length > 0 && `. New to you in it: ${introduces.join(', ')}.`}
      </span>
    </p>
  )
}

/** Paper has no links. */
const OnPaper = ({ address = '' }: { address: string | undefined }) => {
  const typed = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  return typed === '' ? null : (
    <span className="hidden text-muted-foreground print:inline">{`, ${typed}`}</span>
  )
}

/** One skill of a milestone: why it is there, how long it takes, and how the person knows that they have it. */
export const StepItem = ({ step, main }: { step: ShownStep; main: ShownCourse | undefined }) => {
  const nameId = useId()
  const { skill, why, after, coveredBy, evidence, doneWhen, challenge } = step
  const facts = [hoursText(step.hours), periodText(step.from, step.to)].filter(Boolean).join(', ')
  const isOpen = step.status !== 'done'
  return (
    <li
      aria-labelledby={nameId}
      className="grid break-inside-avoid gap-2 border-t border-line py-4 first:border-t-0 print:gap-0.5 print:py-2"
    >
      <div className="flex items-start justify-between gap-3">
        <div id={nameId} className="min-w-0">
          <Title step={step} />
        </div>
        {isOpen && <SkipButton skill={skill} />}
      </div>
      {evidence && (
        <p className="flex items-center gap-2 text-small text-ink-2">
          <EvidenceMark
            kind={['work', 'resume', 'shown', 'profile'].includes(evidence.kind ?? '') ? 'solid' : 'hollow'}
          />
          <span className="min-w-0 wrap-anywhere">{evidence.text}</span>
        </p>
      )}
      {isOpen && facts && <p className="text-small text-muted-foreground">{facts}</p>}
      {why.length > 0 && <p className="text-small text-ink-2 wrap-anywhere print:hidden">{why.join(' ')}</p>}
      {isOpen && coveredBy && <p className="text-small text-ink-2">{`Comes with ${coveredBy}.`}</p>}
      {isOpen && after.length > 0 && (
        <p className="text-caption text-muted-foreground print:hidden">{`After ${after.join(', ')}`}</p>
      )}
      {isOpen && main && (
        <p className="text-small wrap-anywhere">
          <span className="text-muted-foreground">Learn it with </span>
          <a
            href={`#course-${main.id}`}
            onClick={() => reveal(`course-${main.id}`)}
            className="font-550 text-accent-foreground underline underline-offset-3"
          >
            {main.name}
          </a>
          <OnPaper address={webAddress(main.url)} />
          {step.courseNote && <span className="text-muted-foreground">{`. ${step.courseNote}`}</span>}
        </p>
      )}
      {isOpen && challenge && <Task challenge={challenge} />}
      {isOpen && doneWhen.length > 0 && (
        <div className="text-small print:hidden">
          <p className="text-muted-foreground">You are done when this describes you:</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2 marker:text-muted-foreground">
            {doneWhen.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && <StepLevels step={step} />}
      {isOpen && <OtherWays step={step} />}
    </li>
  )
}
