import { analyticsRegion } from '@nextrung/contract/career-analytics'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { isSessionEnded } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { SetByOperator } from '../../ui/set-by-operator.tsx'
import { AnalyticsLoading, MarketsLoading } from './analytics-loading.tsx'
import { careerAnalyticsQuery, useOpportunities } from './career-analytics.queries.ts'
import { CompareRoles } from './compare-roles.tsx'
import { DemandCard } from './demand-card.tsx'
import { GrowthCard } from './growth-card.tsx'
import { InsightsCard, OutlookCard } from './insights-card.tsx'
import { MarketFactsProvider } from './market-facts.tsx'
import { MarketLegend } from './market-legend.tsx'
import { MarketsSection } from './markets-section.tsx'
import { PayPanel } from './pay-panel.tsx'
import { RequiredSkillsCard } from './required-skills-card.tsx'
import { SalaryCard } from './salary-card.tsx'

const LoadError = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <ErrorCard
    title="Error Loading Data"
    action={
      <Button variant="outline" busy={busy} onClick={onRetry}>
        Try Again
      </Button>
    }
  >
    There was an error loading the career analytics data. Please try again later.
  </ErrorCard>
)

const Markets = ({ role }: { role: string }) => {
  const { data, isError, error, isFetching, refetch } = useOpportunities(role)
  if (data) return <MarketsSection markets={data} />
  if (!isError) return <MarketsLoading />
  if (isSessionEnded(error)) return null
  return (
    <div className="mt-8 md:mt-10">
      <LoadError busy={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}

type AnalyticsScreenProps = { role: string; userType: string | undefined; creditsPath: string }

const Analytics = ({ role, userType }: Pick<AnalyticsScreenProps, 'role' | 'userType'>) => {
  const { data, isError, error, isFetching, refetch } = useQuery(careerAnalyticsQuery(role))
  if (!data) {
    if (!isError) return <AnalyticsLoading />
    return isSessionEnded(error) ? null : <LoadError busy={isFetching} onRetry={() => void refetch()} />
  }
  const { details } = data
  return (
    <MarketFactsProvider facts={details}>
      <SetByOperator at={details?.setByOperatorAt} className="mb-4" />
      <div className="grid items-stretch gap-4 md:gap-6 lg:grid-cols-2 xl:grid-cols-3">
        <SalaryCard medianSalary={data.medianSalary} details={details} />
        <DemandCard demandScore={data.demandScore} details={details} />
        <GrowthCard growthRate={data.growthRate} details={details} />
      </div>
      <Markets role={role} />
      <div className="mt-8 grid items-start gap-4 md:mt-10 md:gap-6 xl:grid-cols-[3fr_2fr]">
        {data.skillsInDemand.length > 0 && (
          <RequiredSkillsCard role={role} skills={data.skillsInDemand} details={details} />
        )}
        <InsightsCard insights={data.marketInsights} details={details} userType={userType} />
      </div>
      <OutlookCard insights={data.marketInsights} details={details} userType={userType} />
      {details && (
        <div className="mt-8 grid gap-4 md:mt-10 print:hidden">
          <Disclosure
            title="Pay by level and area"
            description="Offered pay from the first level up, and what you could ask for."
          >
            <PayPanel role={role} />
          </Disclosure>
          <Disclosure
            title="Compare roles"
            description={`${role} beside one or two others: pay, demand, growth and skills.`}
          >
            <CompareRoles role={role} />
          </Disclosure>
        </div>
      )}
    </MarketFactsProvider>
  )
}

/** The market for the person's target role, with the source of every figure. */
export const AnalyticsScreen = ({ role, userType, creditsPath }: AnalyticsScreenProps) => (
  <>
    <header className="mb-5 flex flex-col gap-3 md:mb-7 xl:flex-row xl:items-end xl:justify-between xl:gap-6">
      <div className="min-w-0">
        <h1 className="text-h1">Career Analytics</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">{`${role}, ${analyticsRegion}`}</p>
      </div>
      <MarketLegend />
    </header>
    <Analytics key={role} role={role} userType={userType} />
    <p className="mt-8 text-caption text-muted-foreground">
      <Link href={creditsPath} className="underline underline-offset-3 hover:text-foreground">
        Sources and credits
      </Link>
    </p>
  </>
)
