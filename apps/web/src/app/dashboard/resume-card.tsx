import type { ComponentType } from 'react'
import type { Dashboard, DashboardCard, ResumeDashboard } from './dashboard-card.ts'

const withResume = ({ resumes, ...rest }: Dashboard): ResumeDashboard | undefined => {
  const current = resumes?.[0]
  return resumes && current && { ...rest, resumes, current }
}

type ResumeCard = Pick<DashboardCard, 'id' | 'place'> & {
  /** Whether to show the card once there is a resume; defaults to always. */
  isShown?: (dashboard: ResumeDashboard) => boolean
  Card: ComponentType<ResumeDashboard>
}

/** A card about the current resume, hidden until there is one. */
export const resumeCard = ({ id, place, isShown, Card }: ResumeCard): DashboardCard => ({
  id,
  place,
  isShown: (dashboard) => {
    const known = withResume(dashboard)
    return known !== undefined && (isShown?.(known) ?? true)
  },
  Card: (dashboard) => {
    const known = withResume(dashboard)
    return known && <Card {...known} />
  },
})
