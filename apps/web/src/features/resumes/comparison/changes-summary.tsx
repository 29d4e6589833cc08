import { ArrowRight } from 'lucide-react'
import { Chip } from '../../../ui/chip.tsx'
import { cn } from '../../../ui/cn.ts'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { areDetailed, ContentChanges } from './content-changes.tsx'
import { isSame, type ShownComparison } from './shown-comparison.ts'

type SkillListProps = { title: string; skills: string[]; state: 'added' | 'removed' }

const SkillList = ({ title, skills, state }: SkillListProps) => (
  <div>
    <h3 className="mb-2.5 text-h3">{title}</h3>
    {skills.length === 0 ? (
      <p className="text-small text-muted-foreground">None</p>
    ) : (
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip state={state}>
              <span dir="auto">{skill}</span>
            </Chip>
          </li>
        ))}
      </ul>
    )}
  </div>
)

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

const deltaText = (delta: number): string => {
  if (delta === 0) return 'the same'
  return delta > 0 ? `${points(delta)} more` : `${points(-delta)} fewer`
}

const ScoreChange = ({ score }: { score: NonNullable<ShownComparison['score']> }) => (
  <div>
    <h3 className="mb-2.5 text-h3">Resume score</h3>
    <p className="flex items-center gap-2.5 text-figure">
      <span className="text-muted-foreground">{score.before}</span>
      <ArrowRight aria-hidden className="size-5 shrink-0 stroke-[1.75] text-muted-foreground" />
      <span className="sr-only">to</span>
      {score.after}
    </p>
    <p className="mt-1 flex items-center gap-2 text-caption text-muted-foreground">
      <EvidenceMark kind="half" />
      Out of 100, {deltaText(score.after - score.before)}
    </p>
  </div>
)

/** The differences, in three lists. Detailed changes get the full width of the card. */
export const ChangesSummary = ({ comparison }: { comparison: ShownComparison }) => {
  const { skillsAdded, skillsRemoved, changes, score } = comparison
  if (isSame(comparison))
    return (
      <div className="grid gap-5">
        <p className="text-small text-ink-2">These two versions say the same.</p>
        {score && score.before !== score.after && <ScoreChange score={score} />}
      </div>
    )
  const skills = (
    <>
      <SkillList title="Skills added" skills={skillsAdded} state="added" />
      <SkillList title="Skills removed" skills={skillsRemoved} state="removed" />
    </>
  )
  const wide = areDetailed(changes)
  return (
    <>
      <div
        className={cn(
          'grid gap-6 lg:gap-10',
          wide && !score ? 'md:grid-cols-2' : 'lg:grid-cols-[1.1fr_.9fr_1.1fr]',
        )}
      >
        {skills}
        {score && <ScoreChange score={score} />}
        {!wide && !score && <ContentChanges changes={changes} />}
      </div>
      {(wide || score) && (
        <div className="mt-6 border-t border-line pt-5">
          <ContentChanges changes={changes} />
        </div>
      )}
    </>
  )
}
