import type { ComponentType } from 'react'
import type { Dashboard, DashboardCard, ResumeDashboard } from './dashboard-card.ts'

const withResume = ({ resumes, ...rest }: Dashboard): ResumeDashboard | undefined => {
  const current = resumes?.[0]
  return resumes && current && { ...rest, resumes, current }
}

type ResumeCard = Pick<DashboardCard, 'id' | 'place'> & {
  /** Whether it is shown once there is a resume; without it, always. */
  isShown?: (dashboard: ResumeDashboard) => boolean
  Card: ComponentType<ResumeDashboard>
}

/** A card that is about the current resume, and hidden as long as there is none. */
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
