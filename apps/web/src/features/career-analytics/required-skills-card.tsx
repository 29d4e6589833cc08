import type { MarketDetails, SkillShare } from '@nextrung/contract/market-figures'
import { useId, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Bar } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { useOwnSkills } from './career-analytics.queries.ts'
import { count, percent } from './format-figure.ts'
import { OwnSkillsPanel, SkillStanding } from './own-skills-panel.tsx'
import { SourceList } from './source-details.tsx'
import { SourcePopover } from './source-popover.tsx'

const topSkills = 3

/** The specified percentage, which shows rank only. Never below 0. */
const rankPercent = (position: number): number => Math.max(0, 90 - 10 * position)

const Measured = ({ share }: { share: SkillShare }) => (
  <span className="block text-caption text-muted-foreground">
    {`Measured: named in ${percent(share.pct)} of ${count(share.n)} postings, ${share.years}`}
    {share.confidence.endsWith('low') && ' (small sample)'}
  </span>
)

const PostingsNote = ({ details }: { details: MarketDetails }) => {
  const { postingSample: sample } = details
  const isBalanced = details.requiredSkills.some(({ share }) => share?.balancedPct !== undefined)
  const flags = [...new Set(details.requiredSkills.flatMap(({ share }) => share?.flag ?? []))]
  return (
    <SourcePopover
      kind="hollow"
      name="Percentages show rank, not a count"
      title="How to read these percentages"
    >
      <p>
        “90% of jobs need this” only says that the skill comes first in our list, 80% that it comes second,
        and so on. Skills are ordered by how often postings name them where we could measure it well,
        otherwise by our own weight.
        {isBalanced &&
          ' For the order, each collection of postings counts the same, however large it is. The share shown counts every posting, so it can be larger than that of the skill above.'}
      </p>
      <p>
        {`The measured shares rest on ${count(sample.n)} postings for this role from ${sample.years} (${sample.regions.join(', ')}). Confidence: ${sample.confidence}. ${sample.caveat}`}
      </p>
      {flags.map((flag) => (
        <p key={flag}>{flag}</p>
      ))}
      <SourceList ids={[sample.source]} />
    </SourcePopover>
  )
}

type RequiredSkillsCardProps = { role: string; skills: readonly string[]; details: MarketDetails | undefined }

/** The skills most in demand, with what was measured beside the specified rank. */
export const RequiredSkillsCard = ({ role, skills, details }: RequiredSkillsCardProps) => {
  const id = useId()
  const [isComparing, setIsComparing] = useState(false)
  const own = useOwnSkills(role, isComparing)
  const shares = new Map(details?.requiredSkills.map(({ skill, share }) => [skill, share]))
  const standings = new Map(own.data?.skills.map((skill) => [skill.skill, skill]))
  const further = details?.requiredSkills.filter(({ skill }) => !skills.includes(skill)) ?? []
  const held = skills.filter((skill) => standings.get(skill)?.status === 'held').length
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        title="Required Skills"
        titleId={id}
        description={own.data ? `You have ${held} of these ${skills.length}.` : undefined}
        action={details && <PostingsNote details={details} />}
        className="mb-2 flex-wrap"
      />
      <ol>
        {skills.map((skill, position) => {
          const share = shares.get(skill)
          const through = standings.get(skill)?.through
          return (
            <li
              key={skill}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_7rem_9.5rem]"
            >
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2">
                  <SkillStanding standing={standings.get(skill)} />
                  <span className="text-h3 wrap-anywhere">{skill}</span>
                  {position < topSkills && <Badge tone="accent">Top Skill</Badge>}
                </span>
                {through && (
                  <span className="block text-caption text-ink-2">{`Counts through your ${through}`}</span>
                )}
                {share && <Measured share={share} />}
              </span>
              <Bar
                thin
                value={rankPercent(position)}
                label={`${skill}, by rank`}
                className="order-last col-span-2 sm:order-none sm:col-span-1"
              />
              <span className="text-right text-small text-ink-2">{`${rankPercent(position)}% of jobs need this`}</span>
            </li>
          )
        })}
      </ol>
      {further.length > 0 && (
        <p className="border-t border-line pt-3 text-small text-ink-2">
          {`Also asked for: ${further.map(({ skill }) => skill).join(', ')}.`}
        </p>
      )}
      {!isComparing ? (
        <Button variant="outline" className="mt-4 print:hidden" onClick={() => setIsComparing(true)}>
          Compare with my skills
        </Button>
      ) : (
        <OwnSkillsPanel own={own} role={role} />
      )}
    </Card>
  )
}
