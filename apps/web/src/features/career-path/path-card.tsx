import { Clock3 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../../ui/cn.ts'
import { FactNote } from './fact-note.tsx'
import { MoreAboutNode } from './more-about-node.tsx'
import { RoleFacts } from './node-facts.tsx'
import { NodeSkills } from './node-skills.tsx'
import { type PathNode, titleBeyondRole } from './path-node.ts'
import { PathKindBadge, PathRung } from './path-rung.tsx'

const TimeFrame = ({ node }: { node: PathNode }) => {
  const { time, timeframe, role } = node
  if (!timeframe) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
      <p className="flex min-w-0 items-start gap-2 text-small text-ink-2 wrap-anywhere">
        <Clock3 aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-muted-foreground" />
        {timeframe}
      </p>
      {time && (
        <FactNote
          kind="half"
          name="What this rests on"
          about={`Time estimate, ${role}`}
          sources={time.sources}
        >
          {time.hoursPerWeek !== undefined && (
            <p>{`It assumes about ${time.hoursPerWeek} hours of study a week.`}</p>
          )}
          {time.restsOn.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </FactNote>
      )}
    </div>
  )
}

const Requirements = ({ requirements }: { requirements: readonly string[] }) =>
  requirements.length > 0 && (
    <section className="break-inside-avoid">
      <p className="text-label text-ink-2">Requirements</p>
      <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-small marker:text-muted-foreground">
        {requirements.map((requirement) => (
          <li key={requirement} className="wrap-anywhere">
            {requirement}
          </li>
        ))}
      </ul>
    </section>
  )

/** What a role card holds below its heading. */
export const PathCardDetails = ({ node }: { node: PathNode }) => {
  const skillsId = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TimeFrame node={node} />
      <RoleFacts role={node.role} pay={node.pay} gain={node.gain} demand={node.demand} showsWhat />
      <NodeSkills node={node} titleId={skillsId} />
      <Requirements requirements={node.requirements} />
      <MoreAboutNode node={node} />
    </div>
  )
}

type PathCardProps = {
  node: PathNode
  /** From 2, for the heading. */
  level: number
  titleId: string
  children?: ReactNode
}

const Head = ({ node, level, titleId }: PathCardProps) => {
  const title = titleBeyondRole(node)
  const Heading = `h${Math.min(6, level)}` as 'h2'
  return (
    <header className="flex items-start gap-3.5">
      <PathRung kind={node.kind} className="mt-[9px]" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading id={titleId} className="text-h2 wrap-anywhere">
            {node.role}
          </Heading>
          <PathKindBadge kind={node.kind} />
        </div>
        <p className="flex flex-wrap gap-x-2 text-small text-muted-foreground wrap-anywhere">
          {node.level && <span>{node.level}</span>}
          {title && <span className="before:mr-2 before:content-['·']">{`Often called ${title}`}</span>}
        </p>
      </div>
    </header>
  )
}

export const PathCard = (props: PathCardProps) => (
  <article
    aria-labelledby={props.titleId}
    className={cn(
      'min-w-0 rounded-lg border border-line bg-card px-[18px] py-5 text-card-foreground md:p-6',
      props.node.kind === 'standing' && 'border-primary',
    )}
  >
    <Head {...props} />
    <div className="mt-3 md:pl-[42px]">
      <PathCardDetails node={props.node} />
      {props.children}
    </div>
  </article>
)
