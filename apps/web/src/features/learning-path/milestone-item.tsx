import { Circle, CircleCheck } from 'lucide-react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/fold.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useMarkMilestone } from './learning-plan.queries.ts'
import { hoursText, periodText } from './plan-text.ts'
import type { ShownCourse, ShownMilestone } from './shown-learning.ts'
import { StepItem } from './step-item.tsx'

type TickProps = { title: string; isMarked: boolean; isPending: boolean; onTick: () => void }

const Tick = ({ title, isMarked, isPending, onTick }: TickProps) => (
  <Button
    variant={isMarked ? 'ghost' : 'outline'}
    size="small"
    busy={isPending}
    aria-label={isMarked ? `Undo: ${title} is done` : `I can do this: ${title}`}
    className="-mt-1 shrink-0 print:hidden"
    onClick={onTick}
  >
    {isMarked ? 'Undo' : 'I can do this'}
  </Button>
)

type MilestoneItemProps = { milestone: ShownMilestone; courses: ReadonlyMap<string, ShownCourse> }

const Details = ({ milestone, courses }: MilestoneItemProps) => {
  const { title, steps = [], why = [] } = milestone
  const mainOf = (courseId: string | undefined) => (courseId ? courses.get(courseId) : undefined)
  return (
    <Fold
      className="mt-1.5"
      summaryClassName="print:hidden"
      summary={
        <>
          Steps and reasons<span className="sr-only">{`: ${title}`}</span>
        </>
      }
    >
      {why.length > 0 && <p className="mt-1 text-small text-ink-2 wrap-anywhere">{why.join(' ')}</p>}
      <ol className="mt-1">
        {steps.map((step) => (
          <StepItem key={step.skill} step={step} main={mainOf(step.courseId)} />
        ))}
      </ol>
    </Fold>
  )
}

const Skills = ({ milestone: { title, skills, completed, steps = [] } }: { milestone: ShownMilestone }) => (
  <ul
    aria-label={`Skills of ${title}`}
    className={cn('mt-1.5 flex flex-wrap gap-1.5', steps.length > 0 && 'print:hidden')}
  >
    {skills.map((skill) => (
      <li key={skill} className="max-w-full">
        <Badge
          tone={completed ? 'accent' : 'neutral'}
          className="h-auto min-h-6 whitespace-normal wrap-anywhere"
        >
          {skill}
        </Badge>
      </li>
    ))}
  </ul>
)

export const MilestoneItem = ({ milestone, courses }: MilestoneItemProps) => {
  const { id, title, completed, isMarked = false, canWait, warning, steps = [] } = milestone
  const mark = useMarkMilestone()
  const Icon = completed ? CircleCheck : Circle
  const facts = [hoursText(milestone.hours), periodText(milestone.from, milestone.to)].filter(Boolean)
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)] border-t border-line py-3.5 first:border-t-0 print:py-2">
      <Icon
        role="img"
        aria-label={completed ? 'Completed' : 'To do'}
        className={`mt-0.5 size-[18px] stroke-[1.75] ${completed ? 'text-accent-foreground' : 'text-muted-foreground'}`}
      />
      <div className="grid min-w-0">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h4 className="text-h3 wrap-anywhere">{title}</h4>
            {!completed && facts.length > 0 && (
              <p className="text-small text-muted-foreground">{facts.join(', ')}</p>
            )}
            {!completed && canWait && (
              <p className="text-small text-muted-foreground">Can wait until you have the job</p>
            )}
            <p role="status" className="text-small text-muted-foreground">
              {isMarked && 'Ticked by you'}
            </p>
          </div>
          {id && (isMarked || !completed) && (
            <Tick
              title={title}
              isMarked={isMarked}
              isPending={mark.isPending}
              onTick={() => void keepingFocus(mark.mutateAsync({ milestoneId: id, isMarked: !isMarked }))}
            />
          )}
        </div>
        <SaveFailure error={mark.error} fallback="This could not be saved. Please try again." />
        {warning && <p className="mt-1 text-small text-caution wrap-anywhere">{warning}</p>}
        <Skills milestone={milestone} />
        {steps.length > 0 && <Details milestone={milestone} courses={courses} />}
      </div>
    </li>
  )
}
