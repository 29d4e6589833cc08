import { useDeferredValue, useId, useState } from 'react'
import { ResumeListError } from '../../features/resumes/resume-list-error.tsx'
import { useResumes, useStoreSkills } from '../../features/resumes/resumes.queries.ts'
import { providerOf } from '../../lib/provider-of.ts'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import { dashboardCards } from '../dashboard/dashboard-cards.tsx'
import { DashboardColumns } from '../dashboard/dashboard-columns.tsx'
import { RequireSelection, RequireUser } from '../guards.tsx'

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

const useHistoryCard = () => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return { id, isOpen, toggle: () => setIsOpen(!isOpen) }
}

const DashboardScreen = () => {
  useTitle('Dashboard')
  const targetRole = useStoredText('targetRole')
  const history = useHistoryCard()
  const { data, isError, refetch } = useResumes()
  // A long resume renders slowly on a slow phone; deferring it keeps taps responsive.
  const resumes = useDeferredValue(data)
  const current = resumes?.[0]
  useStoreSkills(current)
  return (
    <>
      <DashboardHead engine={current?.engine} />
      {!resumes && isError ? (
        <div className="max-w-[736px]">
          <ResumeListError onRetry={refetch} />
        </div>
      ) : (
        <DashboardColumns cards={dashboardCards} dashboard={{ resumes, targetRole, history }} />
      )}
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
