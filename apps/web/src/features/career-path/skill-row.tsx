import { Check, Plus } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import type { HeldSkill } from './path-node.ts'
import { evidenceOf, heldSuffix, SkillEvidence } from './skill-evidence.tsx'

/** A skill the person has; what shows it is a click away. */
const HeldName = ({ held }: { held: HeldSkill }) => {
  const { skill } = held
  const shown = evidenceOf(held)
  const qualifier = heldSuffix(held)
  const suffix = qualifier && <span className="font-normal text-muted-foreground">{qualifier}</span>
  if (!shown)
    return (
      <span>
        {skill}
        {suffix}
      </span>
    )
  return (
    <Popover>
      <PopoverTrigger
        aria-label={`${skill}${qualifier}: ${shown.name}`}
        className="inline-flex min-h-6 max-w-full items-center gap-2 text-left hover:text-accent-foreground data-[state=open]:text-accent-foreground"
      >
        <span className="min-w-0 underline decoration-edge decoration-dotted decoration-1 underline-offset-3 wrap-anywhere">
          {skill}
          {suffix}
        </span>
        <EvidenceMark kind={shown.mark} />
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={skill} className="max-w-[min(380px,calc(100vw-32px))]">
        <p className="text-h3 wrap-anywhere">{skill}</p>
        <div className="mt-1 grid gap-1.5 text-small text-ink-2 wrap-anywhere">
          <SkillEvidence held={held} />
        </div>
      </PopoverContent>
    </Popover>
  )
}

type SkillRowProps = {
  skill: string
  held: HeldSkill | undefined
  /** Whether the server says which skills the person has. */
  isKnown: boolean
  isRequired: boolean
}

export const SkillRow = ({ skill, held, isKnown, isRequired }: SkillRowProps) => {
  const Icon = held ? Check : Plus
  return (
    <li className="flex break-inside-avoid min-h-10 items-center gap-2 border-t border-line py-1.5 text-small">
      {isKnown && (
        <Icon
          role="img"
          aria-label={held ? 'You cover' : 'To learn'}
          className={
            held
              ? 'size-4 shrink-0 stroke-2 text-accent-foreground'
              : 'size-4 shrink-0 stroke-[1.75] text-muted-foreground'
          }
        />
      )}
      <span className="min-w-0 flex-1 font-550 wrap-anywhere">{held ? <HeldName held={held} /> : skill}</span>
      {isRequired && <Badge tone="outline">Required</Badge>}
    </li>
  )
}
