import { useId } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { CourseList } from './course-list.tsx'
import { heldOf } from './default-learning.ts'
import { MilestoneList } from './milestone-list.tsx'
import { PathFigures } from './path-figures.tsx'
import { RequiredSkills } from './required-skills.tsx'
import type { ShownPath } from './shown-learning.ts'
import { SkillEvidence } from './skill-evidence.tsx'

type PathCardProps = {
  path: ShownPath
  required: readonly string[]
  current: readonly string[]
}

/** The path as it is known: where the person stands, the milestones, and what to learn with. */
export const PathCard = ({ path, required, current }: PathCardProps) => {
  const titleId = useId()
  const isSaid = path.required.length > 0
  const shownRequired = isSaid ? path.required : required
  const acquired = new Set(isSaid ? path.acquired : heldOf(shownRequired, current))
  const through = new Map(
    path.evidence.flatMap(({ skill, through: held }) => (held ? [[skill, held] as const] : [])),
  )
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title="Your Learning Path" titleId={titleId} />
      {path.message && <p className="mb-4 text-small text-ink-2 wrap-anywhere">{path.message}</p>}
      {path.comparedWith && (
        <p className="mb-4 text-small text-ink-2 wrap-anywhere">
          {`We don't have your role by this name, so this compares you with our ${path.comparedWith}.`}
        </p>
      )}
      <RequiredSkills required={shownRequired} acquired={acquired} through={through} />
      <SkillEvidence path={path} />
      <PathFigures path={path} />
      <MilestoneList path={path} />
      <CourseList path={path} />
    </Card>
  )
}
