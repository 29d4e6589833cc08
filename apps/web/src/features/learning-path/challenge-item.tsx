import { BookOpen, Clock, FileText, GraduationCap, type LucideIcon, Video } from 'lucide-react'
import { webAddress } from '../../lib/web-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { ChallengeSteps } from './challenge-steps.tsx'
import { useChallengeWork } from './challenge-work.queries.ts'
import { TakeChallenge, TakenChallenge } from './challenge-work.tsx'
import { ReportChallenge } from './report-challenge.tsx'
import type { ShownChallenge } from './shown-learning.ts'

const toneOf = (difficulty: string) =>
  difficulty === 'beginner'
    ? 'accent'
    : difficulty === 'intermediate'
      ? 'caution'
      : difficulty === 'advanced'
        ? 'danger'
        : 'neutral'

const icons = new Map<string, LucideIcon>([
  ['documentation', BookOpen],
  ['tutorial', GraduationCap],
  ['video', Video],
  ['article', FileText],
])

type Resource = ShownChallenge['resources'][number]

const ResourceLink = ({ resource: { title, url, type = '' } }: { resource: Resource }) => {
  const address = webAddress(url)
  const Icon = icons.get(type) ?? FileText
  return (
    <li className="flex items-start gap-2 text-small">
      <Icon
        role="img"
        aria-label={type || 'Link'}
        className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-muted-foreground"
      />
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 font-550 text-accent-foreground underline underline-offset-3 wrap-anywhere"
        >
          {title}
        </a>
      ) : (
        <span className="min-w-0 wrap-anywhere">{title}</span>
      )}
    </li>
  )
}

const Named = ({ title, texts }: { title: string; texts: readonly string[] }) =>
  texts.length > 0 && (
    <div>
      <h4 className="text-small font-550">{title}</h4>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2 marker:text-muted-foreground">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )

const ChallengeFacts = ({ challenge }: { challenge: ShownChallenge }) => {
  const { title, description, difficulty = '', type, estimatedTime, why } = challenge
  return (
    <>
      <div>
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-caption text-muted-foreground">
          {difficulty && <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>}
          {type && <Badge>{type}</Badge>}
          {estimatedTime && (
            <span className="inline-flex items-center gap-1">
              <Clock aria-hidden className="size-3.5 stroke-[1.75]" />
              {estimatedTime}
            </span>
          )}
        </p>
      </div>
      {description && <p className="text-small text-ink-2 wrap-anywhere">{description}</p>}
      {why && <p className="text-small text-muted-foreground wrap-anywhere">{why}</p>}
      <Named title="Learning Objectives" texts={challenge.learningObjectives} />
      {challenge.skills.length > 0 && (
        <div>
          <h4 className="text-small font-550">Skills Involved</h4>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {challenge.skills.map((skill) => (
              <li key={skill}>
                <Badge tone="outline">{skill}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {challenge.resources.length > 0 && (
        <div>
          <h4 className="text-small font-550">Resources</h4>
          <ul className="mt-1.5 grid gap-1.5">
            {challenge.resources.map((resource) => (
              <ResourceLink key={`${resource.title} ${resource.url}`} resource={resource} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const itemStyle =
  'grid content-start gap-3.5 border-t border-line py-5 first:border-t-0 first:pt-2 xl:border-t-0 xl:pt-2'

/** A taken challenge has its work beside it; its steps and criteria stand there. */
const TakeableItem = ({ challenge }: { challenge: ShownChallenge }) => {
  const work = useChallengeWork(challenge.id)
  const report = (
    <div className="-ml-3">
      <ReportChallenge challenge={challenge} />
    </div>
  )
  if (!work)
    return (
      <li className={itemStyle}>
        <ChallengeFacts challenge={challenge} />
        <ChallengeSteps challenge={challenge} />
        <TakeChallenge challenge={challenge} />
        {report}
      </li>
    )
  return (
    <li className={cn(itemStyle, 'gap-x-10 xl:col-span-full xl:grid-cols-2')}>
      <div className="grid min-w-0 content-start gap-3.5">
        <ChallengeFacts challenge={challenge} />
        {work.handedInAt && <ChallengeSteps challenge={challenge} />}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <TakenChallenge challenge={challenge} work={work} />
        {report}
      </div>
    </li>
  )
}

/** The stand-ins that are shown while none could be chosen have no steps. */
export const canBeTaken = ({ id, steps }: ShownChallenge): boolean => id !== '' && steps.length > 0

export const ChallengeItem = ({ challenge }: { challenge: ShownChallenge }) =>
  canBeTaken(challenge) ? (
    <TakeableItem challenge={challenge} />
  ) : (
    <li className={itemStyle}>
      <ChallengeFacts challenge={challenge} />
      <ChallengeSteps challenge={challenge} />
    </li>
  )
