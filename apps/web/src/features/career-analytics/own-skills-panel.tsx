import type { getOwnSkills, NextSkill } from '@nextrung/contract/career-analytics-panels'
import type { Lenient } from '@nextrung/contract/lenient'
import type { UseQueryResult } from '@tanstack/react-query'
import { Check, CircleDashed, Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FigureNote } from './figure-note.tsx'

type OwnSkills = Lenient<typeof getOwnSkills.response>
type Standing = OwnSkills['skills'][number]

const marks = {
  held: { Icon: Check, words: 'You have it' },
  partial: { Icon: CircleDashed, words: 'You have it in part' },
  missing: { Icon: Plus, words: 'Still to learn' },
}

/** Whether the person has a skill. Empty until compared. */
export const SkillStanding = ({ standing }: { standing: Standing | undefined }) => {
  if (!standing) return null
  const { Icon, words } = marks[standing.status]
  const through = standing.through ? ` through ${standing.through}` : ''
  return (
    <span
      title={`${words}${through}`}
      className={standing.status === 'missing' ? 'text-muted-foreground' : 'text-primary'}
    >
      <Icon aria-hidden className="size-[18px] stroke-[1.75]" />
      <span className="sr-only">{`${words}${through}:`}</span>
    </span>
  )
}

const NextStep = ({ next }: { next: NextSkill }) => (
  <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
    <p className="text-h3">{next.skill}</p>
    <p className="text-small text-ink-2">{next.why}</p>
    {next.payPremium && <FigureNote figure={next.payPremium} title={`Pay and ${next.skill}`} />}
  </li>
)

type OwnSkillsPanelProps = { own: UseQueryResult<OwnSkills>; role: string }

/** What the next skill would bring this person. */
export const OwnSkillsPanel = ({ own, role }: OwnSkillsPanelProps) => {
  if (own.isError)
    return (
      <div role="alert" className="mt-4 text-small text-destructive">
        Your skills could not be compared.{' '}
        <Button variant="outline" size="small" busy={own.isFetching} onClick={() => void own.refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!own.data)
    return (
      <div role="status" aria-label="Comparing your skills" className="mt-4 grid gap-3">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
      </div>
    )
  const { next, resume } = own.data
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="text-h3">What the next skill would bring</h3>
      <p className="mb-3 text-small text-muted-foreground">
        {resume
          ? `From version ${resume.version} of your resume and your profile.`
          : 'Upload a resume on the dashboard, so that we can see what you already have.'}
      </p>
      {next.length > 0 ? (
        <ol>
          {next.map((skill) => (
            <NextStep key={skill.skill} next={skill} />
          ))}
        </ol>
      ) : (
        <p className="text-small text-ink-2">{`You have every skill on the ${role} list.`}</p>
      )}
    </section>
  )
}
