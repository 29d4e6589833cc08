import type { ReactNode } from 'react'
import { CurrentResumeCard } from '../../features/resumes/current-resume-card.tsx'
import { providerOf } from '../../features/resumes/engine-name.ts'
import { FirstResume } from '../../features/resumes/first-resume.tsx'
import { NewerResumeCard } from '../../features/resumes/newer-resume-card.tsx'
import { ResumeListError } from '../../features/resumes/resume-list-error.tsx'
import { ResumeLoading, SuggestionsLoading } from '../../features/resumes/resume-loading.tsx'
import { isUnderWay } from '../../features/resumes/resume-progress.ts'
import { ResumeStatusCard } from '../../features/resumes/resume-status-card.tsx'
import { useKeepSkills, useResumes } from '../../features/resumes/resumes.queries.ts'
import { SuggestionsCard } from '../../features/resumes/suggestions-card.tsx'
import { WhatHappensCard } from '../../features/resumes/what-happens-card.tsx'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import { RequireSelection, RequireUser } from '../guards.tsx'

const Columns = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px]">
    <div className="grid min-w-0 gap-4 md:gap-6">{children}</div>
    <aside className="grid min-w-0 gap-4 md:gap-6 xl:sticky xl:top-10">{aside}</aside>
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

const DashboardScreen = () => {
  useTitle('Dashboard')
  const targetRole = useStoredText('targetRole')
  const { data: resumes, isError, refetch } = useResumes()
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
    return (
      <Columns
        aside={
          <>
            {isUnderWay(current.status) && <WhatHappensCard />}
            <SuggestionsCard feedback={current.feedback} roleBasis={current.roleBasis} />
            <NewerResumeCard targetRole={targetRole} />
          </>
        }
      >
        <ResumeStatusCard status={current.status} />
        <CurrentResumeCard resume={current} />
      </Columns>
    )
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
