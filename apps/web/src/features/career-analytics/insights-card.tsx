import type { MarketInsights } from '@nextrung/contract/career-analytics'
import type { Lenient } from '@nextrung/contract/lenient'
import type { MarketDetails, MarketStatement } from '@nextrung/contract/market-figures'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { shortSource } from './format-figure.ts'
import { useMarketFacts } from './market-facts.tsx'
import { SourceList } from './source-details.tsx'
import { SourcePopover } from './source-popover.tsx'

type Insights = Lenient<typeof MarketInsights>

const mainGroups = [
  { key: 'trends', title: 'Current Trends' },
  { key: 'recommendations', title: 'Next Steps' },
] as const

const furtherGroups = [
  { key: 'opportunities', title: 'Opportunities' },
  { key: 'challenges', title: 'Challenges' },
] as const

type Group = (typeof mainGroups)[number] | (typeof furtherGroups)[number]

const StatementSource = ({ statement }: { statement: MarketStatement }) => {
  const { findSource } = useMarketFacts()
  const [first] = statement.sources
  const source = first === undefined ? undefined : findSource(first)
  if (!source) return <span className="block text-caption text-muted-foreground">Our judgement</span>
  const name = shortSource(source.title, statement.year ?? source.year)
  return (
    <SourcePopover kind={statement.verified ? 'solid' : 'hollow'} name={name} title="Where this comes from">
      <SourceList ids={statement.sources} />
    </SourcePopover>
  )
}

const Statements = ({
  texts,
  statements,
}: {
  texts: readonly string[]
  statements: readonly MarketStatement[]
}) => {
  const byText = new Map(statements.map((statement) => [statement.text, statement]))
  return (
    <ul className="mt-2.5 grid gap-3">
      {texts.map((text) => {
        const statement = byText.get(text)
        return (
          <li key={text} className="text-small">
            <span className="block">{text}</span>
            {statement ? <StatementSource statement={statement} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** How hard a first job is to get: in this role if a source says so, and in all of tech. */
const FirstJob = ({ entry }: Pick<MarketDetails, 'entry'>) => (
  <section>
    <h3 className="text-h3">How hard is the first job?</h3>
    {entry.role.length === 0 && (
      <p className="mt-2 text-small text-ink-2">
        <EvidenceMark kind="hollow" className="mr-2" />
        For this role: no data. None of our sources says how many of its postings are open to beginners.
      </p>
    )}
    <Statements
      texts={[...entry.role, ...entry.allTech].map(({ text }) => text)}
      statements={[...entry.role, ...entry.allTech]}
    />
  </section>
)

type InsightsCardProps = {
  insights: Insights | undefined
  details: MarketDetails | undefined
  /** As chosen on the start page. */
  userType: string | undefined
}

const mostOwnSteps = 3

/** Next steps for people like the one looking, before those that hold for everybody. */
const ownSteps = ({ details, userType }: Omit<InsightsCardProps, 'insights'>): MarketStatement[] => {
  const steps = details?.insights.nextSteps
  if (!steps || (userType !== 'transitioner' && userType !== 'professional')) return []
  return steps[userType].slice(0, mostOwnSteps)
}

/** The groups that have something to say, with their statements. */
const listGroups = (groups: readonly Group[], { insights, details, userType }: InsightsCardProps) => {
  const own = ownSteps({ details, userType })
  return groups
    .map(({ key, title }) => {
      const steps = key === 'recommendations' ? own : []
      return {
        key,
        title,
        texts: [...steps.map(({ text }) => text), ...(insights?.[key] ?? [])],
        statements: [...steps, ...(details?.insights[key] ?? [])],
      }
    })
    .filter(({ texts }) => texts.length > 0)
}

/** Current trends and next steps. */
export const InsightsCard = (props: InsightsCardProps) => {
  const id = useId()
  const shown = listGroups(mainGroups, props)
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        Market Insights
      </h2>
      {shown.length === 0 && (
        <p className="mt-3 text-small text-ink-2">There are no insights for this role yet.</p>
      )}
      {shown.map(({ key, title, texts, statements }) => (
        <section
          key={key}
          className="mt-4 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0"
        >
          <h3 className="text-h3">{title}</h3>
          <Statements texts={texts} statements={statements} />
        </section>
      ))}
    </Card>
  )
}

/** Opportunities, challenges and the way into a first job, side by side; nothing without any of them. */
export const OutlookCard = (props: InsightsCardProps) => {
  const id = useId()
  const shown = listGroups(furtherGroups, props)
  if (shown.length === 0 && !props.details) return null
  return (
    <Card aria-labelledby={id} className="mt-4 md:mt-6">
      <h2 id={id} className="text-h2">
        Opportunities and Challenges
      </h2>
      <div className="mt-4 grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ key, title, texts, statements }) => (
          <section key={key}>
            <h3 className="text-h3">{title}</h3>
            <Statements texts={texts} statements={statements} />
          </section>
        ))}
        {props.details && <FirstJob entry={props.details.entry} />}
      </div>
    </Card>
  )
}
