import '../../../ui/serif.css'
import { providerOf } from '../../../lib/provider-of.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { cn } from '../../../ui/cn.ts'
import { EngineBadge } from '../../../ui/engine-badge.tsx'
import { dateTimeText } from '../date-text.ts'
import type { ShownResume } from '../shown-resume.ts'
import type { ComparedLine } from './compare-lines.ts'
import { MarkedWords } from './marked-words.tsx'

type Side = 'older' | 'newer'

const lineStyles: Record<ComparedLine['kind'], string> = {
  name: 'text-[1.25rem] leading-7 font-semibold',
  heading: 'mt-[18px] mb-1 font-sans text-[.8125rem] leading-5 font-semibold text-ink-2 first:mt-0',
  entry: 'mt-2.5 font-semibold first:mt-0',
  item: 'relative mt-1.5 pl-[18px] before:absolute before:top-[11px] before:left-0 before:h-0.5 before:w-2 before:bg-muted-foreground',
  text: '',
}

const Line = ({ line, side }: { line: ComparedLine; side: Side }) => {
  const words = <MarkedWords runs={line.runs} side={side} />
  const styles = cn('text-start wrap-anywhere', lineStyles[line.kind])
  return line.kind === 'heading' ? (
    <h3 dir="auto" className={styles}>
      {words}
    </h3>
  ) : (
    <p dir="auto" className={styles}>
      {words}
    </p>
  )
}

const changedStyles = 'border-transparent bg-accent text-accent-foreground'

type SkillsProps = { skills: string[]; changed: string[]; side: Side }

const Skills = ({ skills, changed, side }: SkillsProps) => {
  const marked = new Set(changed.map((skill) => skill.toLowerCase()))
  const listed = new Set(skills.map((skill) => skill.toLowerCase()))
  const all = [...skills, ...changed.filter((skill) => !listed.has(skill.toLowerCase()))]
  if (all.length === 0) return <p className="text-small text-muted-foreground">No skills were found.</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {all.map((skill) => {
        const isMarked = marked.has(skill.toLowerCase())
        return (
          <li key={skill} className="max-w-full">
            <Chip
              state={isMarked && side === 'older' ? 'removed' : 'plain'}
              className={isMarked && side === 'newer' ? changedStyles : undefined}
            >
              <span dir="auto">{skill}</span>
              {isMarked && <span className="sr-only">, {side === 'older' ? 'removed' : 'added'}</span>}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}

type VersionCardProps = {
  resume: ShownResume
  lines: ComparedLine[]
  changedSkills: string[]
  side: Side
}

/** One of the two compared versions: its content and its skills. */
export const VersionCard = ({ resume, lines, changedSkills, side }: VersionCardProps) => {
  const titleId = `compared-${side}`
  const madeAt = dateTimeText(resume.createdAt)
  return (
    <Card aria-labelledby={titleId} className="flex flex-col">
      <CardHeader
        title={`Version ${resume.version}`}
        titleId={titleId}
        description={
          <>
            {resume.label && (
              <span dir="auto" className="mr-2 font-serif text-[.9375rem] text-foreground wrap-anywhere">
                {resume.label}
              </span>
            )}
            <span className="tabular-nums">{madeAt}</span>
          </>
        }
        action={resume.engine && <EngineBadge boxed provider={providerOf(resume.engine)} />}
        className="max-md:flex-wrap"
      />
      <div className="pb-5 font-serif text-[.96875rem] leading-[1.5625rem]">
        {lines.length === 0 && (
          <p className="font-sans text-small text-muted-foreground">This version has no text.</p>
        )}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, and the whole text changes at once.
          <Line key={at} line={line} side={side} />
        ))}
      </div>
      <div className="mt-auto border-t border-line pt-5">
        <h3 className="mb-2.5 text-h3">Skills</h3>
        <Skills skills={resume.skills} changed={changedSkills} side={side} />
      </div>
    </Card>
  )
}
