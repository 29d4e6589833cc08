import { dayText } from '../../lib/day-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import type { ShownSkill } from './assessments.queries.ts'

/** What speaks for the level, strongest first, each as what it is. */
const standingOf = ({ test, claim, certificates }: ShownSkill): string[] => {
  const sentences: string[] = []
  if (typeof test?.proficiencyLevel === 'number') {
    const day = dayText(test.lastAssessed)
    sentences.push(
      `Level ${test.proficiencyLevel} of 5 by the quiz${day ? ` of ${day}` : ''}${
        test.confidence === null ? '' : `, ${test.confidence}% sure`
      }`,
    )
  }
  if (typeof claim?.proficiencyLevel === 'number')
    sentences.push(`Level ${claim.proficiencyLevel} by your own rating`)
  if (certificates.length > 0)
    sentences.push(
      certificates.length === 1
        ? '1 certificate, unverified'
        : `${certificates.length} certificates, unverified`,
    )
  return sentences
}

const actionOf = ({ running, isDue, test }: ShownSkill): string => {
  if (running) return 'Go on'
  if (isDue) return 'Test again'
  return test ? 'Open' : 'Take the quiz'
}

type SkillRowProps = { skill: ShownSkill; onShow: () => void }

export const SkillRow = ({ skill, onShow }: SkillRowProps) => {
  const { weight = 0, questionCount = 0, running, isDue, test } = skill
  const standing = standingOf(skill)
  const action = questionCount > 0 ? actionOf(skill) : 'Open'
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3.5 first:border-t-0 max-sm:flex-wrap">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-h3">
          <EvidenceMark kind={test ? 'solid' : 'hollow'} />
          <span className="wrap-anywhere">{skill.skill}</span>
          {weight > 0 && <Badge tone="outline">{`Weighs ${weight} of 5 for your role`}</Badge>}
          {isDue && <Badge tone="caution">Due</Badge>}
          {running && <Badge tone="info">{`Under way: ${running.answered ?? 0} answered`}</Badge>}
        </h3>
        <p className="mt-0.5 text-small text-ink-2">
          {standing.length > 0 ? standing.join(' · ') : 'Not tested yet'}
        </p>
      </div>
      <Button
        variant={running || isDue ? 'primary' : 'outline'}
        size="small"
        aria-label={`${action}: ${skill.skill}`}
        onClick={onShow}
      >
        {action}
      </Button>
    </li>
  )
}
