import { type HeldSkill, type PathNode, skillCountText } from './path-node.ts'
import { SkillRow } from './skill-row.tsx'

/** On the root of our own server, the skills are the person's; those that the target asks for have a weight. */
const isRequiredSkill = (node: PathNode, held: HeldSkill | undefined): boolean =>
  node.kind !== 'standing' || held?.weight !== 0

/** The skills of a card, each marked as required, with what the person has of them. */
export const NodeSkills = ({ node, titleId }: { node: PathNode; titleId: string }) => {
  const { skills, held, missing } = node
  if (skills.length === 0) return null
  const heldByName = new Map(held.map((one) => [one.skill, one]))
  const count = skillCountText(node)
  return (
    <div>
      <p id={titleId} className="text-label text-ink-2">
        {node.kind === 'standing' ? 'Your Skills' : 'Skills'}
      </p>
      {node.kind === 'standing' && held.some(({ weight = 0 }) => weight > 0) && (
        <p className="text-caption text-muted-foreground">“Required” marks what your target role asks for.</p>
      )}
      {count && <p className="text-caption text-muted-foreground">{count}</p>}
      <ul aria-labelledby={titleId} className="mt-2 grid gap-x-6 border-b border-line sm:grid-cols-2">
        {skills.map((skill) => (
          <SkillRow
            key={skill}
            skill={skill}
            held={heldByName.get(skill)}
            isKnown={held.length + missing.length > 0}
            isRequired={isRequiredSkill(node, heldByName.get(skill))}
          />
        ))}
      </ul>
    </div>
  )
}
