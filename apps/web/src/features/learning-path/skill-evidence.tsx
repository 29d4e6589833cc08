import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { ShownPath } from './shown-learning.ts'
import { ToldSkills } from './told-skills.tsx'

const solid = new Set(['work', 'resume', 'shown', 'profile'])

/** What shows each skill that counts as acquired. */
export const SkillEvidence = ({ path: { evidence, acquired } }: { path: ShownPath }) => {
  if (evidence.length === 0) return null
  return (
    <Fold
      summary={acquired.length === 1 ? 'Evidence for this skill' : 'Evidence for these skills'}
      className="mt-3"
    >
      <ul className="mt-1 grid gap-1.5">
        {evidence.map(({ skill, kind = '', text, grade }) => (
          <li key={skill} className="grid grid-cols-[28px_minmax(0,1fr)] items-baseline text-small">
            <EvidenceMark kind={solid.has(kind) ? 'solid' : 'hollow'} className="-translate-y-px" />
            <span className="wrap-anywhere">
              <span className="font-550">{skill}</span>
              {grade === 'partly' && ', partly'}
              {text && <span className="text-ink-2">{`: ${text}`}</span>}
            </span>
          </li>
        ))}
      </ul>
      <ToldSkills />
    </Fold>
  )
}
