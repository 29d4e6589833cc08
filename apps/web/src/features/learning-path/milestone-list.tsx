import { Circle, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import type { ShownMilestone } from './shown-learning.ts'

const Milestone = ({ milestone }: { milestone: ShownMilestone }) => {
  const { title, skills, completed } = milestone
  const Icon = completed ? CircleCheck : Circle
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)] gap-y-2 border-t border-line py-3.5 first:border-t-0">
      <Icon
        role="img"
        aria-label={completed ? 'Completed' : 'To do'}
        className={`mt-0.5 size-[18px] stroke-[1.75] ${completed ? 'text-accent-foreground' : 'text-muted-foreground'}`}
      />
      <div className="min-w-0">
        <h4 className="text-h3 wrap-anywhere">{title}</h4>
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
      </div>
    </li>
  )
}

export const MilestoneList = ({ milestones }: { milestones: readonly ShownMilestone[] }) => {
  const titleId = useId()
  if (milestones.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h3 id={titleId} className="text-h2">
        Learning Milestones
      </h3>
      <ol className="mt-1">
        {milestones.map((milestone, at) => (
          <Milestone key={milestone.id ?? `${at} ${milestone.title}`} milestone={milestone} />
        ))}
      </ol>
    </section>
  )
}
