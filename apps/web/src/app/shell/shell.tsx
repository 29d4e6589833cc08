import type { ReactNode } from 'react'
import { useAuth } from '../../features/auth/auth-context.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useSessionRefresh } from './use-session-refresh.ts'

/** The navigation around every signed-in screen. */
const Shell = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth()
  useSessionRefresh()
  if (!user) return null
  return (
    <div className="md:grid md:min-h-screen md:grid-cols-[256px_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-primary px-4 py-2.5 text-control font-550 text-primary-foreground focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <aside
        aria-label="Navigation"
        className="sticky top-0 h-screen overflow-y-auto max-md:hidden print:hidden"
      >
        <Sidebar user={user} />
      </aside>
      <TopBar user={user} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 border-line px-4 pt-6 pb-14 outline-none md:border-l md:px-10 md:pt-10 md:pb-[72px] print:border-0 print:p-0"
      >
        <div className="mx-auto max-w-[1104px]">{children}</div>
      </main>
    </div>
  )
}

export default Shell
