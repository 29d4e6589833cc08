import { Circle, CircleCheck } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useMarkMilestone } from './learning-plan.queries.ts'
import { hoursText, periodText } from './plan-text.ts'
import type { ShownCourse, ShownMilestone } from './shown-learning.ts'
import { StepItem } from './step-item.tsx'

const Tick = ({ id, milestone }: { id: string; milestone: ShownMilestone }) => {
  const mark = useMarkMilestone()
  const { title, completed, isMarked } = milestone
  if (completed && !isMarked) return null
  return (
    <Button
      variant="outline"
      size="small"
      busy={mark.isPending}
      aria-label={isMarked ? `Undo: ${title} is done` : `I can do this: ${title}`}
      className="justify-self-start print:hidden"
      onClick={() => mark.mutate({ milestoneId: id, isMarked: !isMarked })}
    >
      {isMarked ? 'Undo' : 'I can do this'}
    </Button>
  )
}

type MilestoneItemProps = { milestone: ShownMilestone; courses: ReadonlyMap<string, ShownCourse> }

const Details = ({ milestone, courses }: MilestoneItemProps) => {
  const { title, steps = [], why = [], warning } = milestone
  const mainOf = (courseId: string | undefined) => (courseId ? courses.get(courseId) : undefined)
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-small font-550 text-accent-foreground">
        {`Steps, courses and reasons`}
        <span className="sr-only">{`: ${title}`}</span>
      </summary>
      {warning && <p className="mt-1 text-small text-caution wrap-anywhere">{warning}</p>}
      {why.length > 0 && <p className="mt-1 text-small text-ink-2 wrap-anywhere">{why.join(' ')}</p>}
      <ol className="mt-1">
        {steps.map((step) => (
          <StepItem key={step.skill} step={step} main={mainOf(step.courseId)} />
        ))}
      </ol>
    </details>
  )
}

export const MilestoneItem = ({ milestone, courses }: MilestoneItemProps) => {
  const { id, title, skills, completed, isMarked, steps = [] } = milestone
  const Icon = completed ? CircleCheck : Circle
  const facts = [hoursText(milestone.hours), periodText(milestone.from, milestone.to)].filter(Boolean)
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)] gap-y-2 border-t border-line py-3.5 first:border-t-0">
      <Icon
        role="img"
        aria-label={completed ? 'Completed' : 'To do'}
        className={`mt-0.5 size-[18px] stroke-[1.75] ${completed ? 'text-accent-foreground' : 'text-muted-foreground'}`}
      />
      <div className="grid min-w-0">
        <h4 className="text-h3 wrap-anywhere">{title}</h4>
        {!completed && facts.length > 0 && (
          <p className="text-small text-muted-foreground">{facts.join(', ')}</p>
        )}
        {isMarked && <p className="text-small text-muted-foreground">Ticked by you</p>}
        <ul aria-label={`Skills of ${title}`} className="mt-1.5 flex flex-wrap gap-1.5">
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
        {steps.length > 0 && <Details milestone={milestone} courses={courses} />}
        {id && (
          <div className="mt-2 grid">
            <Tick id={id} milestone={milestone} />
          </div>
        )}
      </div>
    </li>
  )
}
