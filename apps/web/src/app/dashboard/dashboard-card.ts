import type { ComponentType } from 'react'
import type { ShownResume } from '../../features/resumes/shown-resume.ts'

/** The data available to every dashboard card. */
export type Dashboard = {
  /** Newest first; undefined while they load. */
  resumes: ShownResume[] | undefined
  targetRole: string | undefined
  history: { id: string; isOpen: boolean; toggle: () => void }
}

/** The dashboard of a person who has a resume; `current` is the newest version. */
export type ResumeDashboard = Dashboard & { resumes: ShownResume[]; current: ShownResume }

export type DashboardCard = {
  id: string
  /** The head is above the columns. */
  place: 'head' | 'main' | 'aside'
  isShown: (dashboard: Dashboard) => boolean
  Card: ComponentType<Dashboard>
}
