import { CreditCard, House, LayoutDashboard, type LucideIcon, Settings, UserRound } from 'lucide-react'
import { paths } from '../paths.ts'

export type NavEntry = { path: string; label: string; icon: LucideIcon; tourTarget?: string }

/** In the order of the navigation. A screen gets its line here when it is real. */
export const navEntries: readonly NavEntry[] = [
  { path: paths.home, label: 'Home', icon: House },
  { path: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard, tourTarget: 'track-progress' },
  { path: paths.subscription, label: 'Subscription', icon: CreditCard },
  { path: paths.profile, label: 'Profile', icon: UserRound },
  { path: paths.settings, label: 'Settings', icon: Settings },
]
