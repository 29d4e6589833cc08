import {
  BookOpen,
  ChartNoAxesColumn,
  CreditCard,
  GraduationCap,
  House,
  LayoutDashboard,
  type LucideIcon,
  Mic,
  Settings,
  UserRound,
} from 'lucide-react'
import { paths } from '../paths.ts'

export type NavEntry = { path: string; label: string; icon: LucideIcon; tourTarget?: string }

/** In navigation order. A screen is added here once it exists. */
export const navEntries: readonly NavEntry[] = [
  { path: paths.home, label: 'Home', icon: House },
  { path: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard, tourTarget: 'track-progress' },
  { path: paths.careerAnalytics, label: 'Career Analytics', icon: ChartNoAxesColumn },
  { path: paths.learningPath, label: 'Learning Path', icon: GraduationCap },
  { path: paths.interviewPrep, label: 'Interview Prep', icon: Mic },
  { path: paths.careerStory, label: 'Career Story', icon: BookOpen },
  { path: paths.subscription, label: 'Subscription', icon: CreditCard },
  { path: paths.profile, label: 'Profile', icon: UserRound },
  { path: paths.settings, label: 'Settings', icon: Settings },
]
