import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useAuth } from '../../features/auth/auth-context.tsx'
import { LinkedInCard } from '../../features/linkedin/linkedin-card.tsx'
import { CurrentResumeCard } from '../../features/resumes/current-resume-card.tsx'
import { DesignChooser } from '../../features/resumes/design/design-chooser.tsx'
import { providerOf } from '../../features/resumes/engine-name.ts'
import { FeedbackForm } from '../../features/resumes/feedback/feedback-form.tsx'
import { FirstResume } from '../../features/resumes/first-resume.tsx'
import { ResumeHistory } from '../../features/resumes/history/resume-history.tsx'
import { NewerResumeCard } from '../../features/resumes/newer-resume-card.tsx'
import type { ShownResume } from '../../features/resumes/read-resumes.ts'
import { ResumeListError } from '../../features/resumes/resume-list-error.tsx'
import { ResumeLoading, SuggestionsLoading } from '../../features/resumes/resume-loading.tsx'
import { isUnderWay } from '../../features/resumes/resume-progress.ts'
import { ResumeStatusCard } from '../../features/resumes/resume-status-card.tsx'
import { useKeepSkills, useResumes } from '../../features/resumes/resumes.queries.ts'
import { ScoreCard } from '../../features/resumes/score/score-card.tsx'
import { SuggestionsCard } from '../../features/resumes/suggestions-card.tsx'
import { CorrectResume } from '../../features/resumes/understood/correct-resume.tsx'
import { WhatHappensCard } from '../../features/resumes/what-happens-card.tsx'
import { PremiumCard } from '../../features/subscription/premium-card.tsx'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { cn } from '../../ui/cn.ts'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import { StickyColumn } from '../../ui/sticky-column.tsx'
import { WhenSeen } from '../../ui/when-seen.tsx'
import { RequireSelection, RequireUser } from '../guards.tsx'
import { paths } from '../paths.ts'

type ColumnsProps = {
  /** Stands above the rest; `wide` lets it have both columns. */
  head?: ReactNode
  wide?: boolean
  children: ReactNode
  aside: ReactNode
}

const Columns = ({ head, wide, children, aside }: ColumnsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px] xl:grid-rows-[auto_1fr]">
    {head && <div className={cn('grid min-w-0 gap-4 md:gap-6', wide && 'xl:col-span-2')}>{head}</div>}
    <div className={cn('grid min-w-0 gap-4 md:gap-6', head && 'xl:col-start-1')}>{children}</div>
    <StickyColumn className={head && !wide ? 'xl:col-start-2 xl:row-span-2 xl:row-start-1' : undefined}>
      {aside}
    </StickyColumn>
  </div>
)

const DashboardHead = ({ engine }: { engine: string | undefined }) => {
  const targetRole = useStoredText('targetRole')
  const isTransitioner = useStoredText('userType') === 'transitioner'
  return (
    <header className="mb-5 flex flex-col gap-4 md:mb-7 md:flex-row md:items-end md:justify-between md:gap-6">
      <div className="min-w-0">
        <h1 className="text-h1">Your Career Dashboard</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">
          {isTransitioner ? `Transitioning to ${targetRole}` : `Advancing your career as ${targetRole}`}
        </p>
      </div>
      {engine && <EngineBadge boxed provider={providerOf(engine)} className="self-start md:self-auto" />}
    </header>
  )
}

const ResumeColumns = ({ resumes, current }: { resumes: ShownResume[]; current: ShownResume }) => {
  const { user } = useAuth()
  const targetRole = useStoredText('targetRole')
  const [historyOpen, setHistoryOpen] = useState(false)
  const historyId = useId()
  return (
    <Columns
      wide={historyOpen}
      head={
        <>
          <ResumeStatusCard
            status={current.status}
            historyId={historyId}
            historyOpen={historyOpen}
            onHistoryToggle={() => setHistoryOpen(!historyOpen)}
          />
          {historyOpen && <ResumeHistory id={historyId} resumes={resumes} />}
        </>
      }
      aside={
        <>
          {isUnderWay(current.status) && <WhatHappensCard />}
          <SuggestionsCard feedback={current.feedback} roleBasis={current.roleBasis} />
          <ScoreCard resume={current} />
          <PremiumCard plansPath={paths.subscription} />
          <NewerResumeCard targetRole={targetRole} />
        </>
      }
    >
      <CurrentResumeCard resume={current} correction={<CorrectResume key={current.id} resume={current} />}>
        <FeedbackForm resumeId={current.id} personId={user?.uid ?? ''} targetRole={targetRole} />
      </CurrentResumeCard>
      <WhenSeen>
        <DesignChooser resume={current} />
      </WhenSeen>
      {!isUnderWay(current.status) && <LinkedInCard key={current.id} resumeId={current.id} />}
    </Columns>
  )
}

const DashboardScreen = () => {
  useTitle('Dashboard')
  const targetRole = useStoredText('targetRole')
  const { data, isError, refetch } = useResumes()
  // Drawing a long resume takes a slow phone a while: done in slices, it holds up no tap.
  const resumes = useDeferredValue(data)
  const current = resumes?.[0]
  useKeepSkills(current)

  const content = () => {
    if (!resumes && isError)
      return (
        <div className="max-w-[736px]">
          <ResumeListError onRetry={refetch} />
        </div>
      )
    if (!resumes)
      return (
        <Columns aside={<SuggestionsLoading />}>
          <ResumeLoading />
        </Columns>
      )
    if (!current)
      return (
        <Columns aside={<WhatHappensCard />}>
          <FirstResume targetRole={targetRole} />
        </Columns>
      )
    return <ResumeColumns resumes={resumes} current={current} />
  }
  return (
    <>
      <DashboardHead engine={current?.engine} />
      {content()}
    </>
  )
}

const Dashboard = () => (
  <RequireUser>
    <RequireSelection>
      <DashboardScreen />
    </RequireSelection>
  </RequireUser>
)

export default Dashboard
