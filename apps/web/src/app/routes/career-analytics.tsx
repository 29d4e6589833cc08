import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { AnalyticsScreen } from '../../features/career-analytics/analytics-screen.tsx'
import { useStoredText } from '../../lib/stored-value.ts'
import { useTitle } from '../../lib/use-title.ts'
import { toast } from '../../ui/toast-store.ts'
import { RequireUser } from '../guards.tsx'
import { paths } from '../paths.ts'

const WithoutRole = () => {
  useEffect(() => {
    toast({ title: 'No role selected', description: 'Please select a role first to view analytics' })
  }, [])
  return <Redirect to={paths.home} replace />
}

const Screen = () => {
  useTitle('Career Analytics')
  const targetRole = useStoredText('targetRole')
  const userType = useStoredText('userType')
  if (!targetRole) return <WithoutRole />
  return <AnalyticsScreen role={targetRole} userType={userType} creditsPath={paths.credits} />
}

const CareerAnalytics = () => (
  <RequireUser>
    <Screen />
  </RequireUser>
)

export default CareerAnalytics
