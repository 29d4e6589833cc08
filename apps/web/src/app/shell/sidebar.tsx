import type { SessionUser } from '@nextrung/contract/auth'
import { Link } from 'wouter'
import { Logo } from '../../ui/logo.tsx'
import { paths } from '../paths.ts'
import { NavList } from './nav-list.tsx'
import { UserMenu } from './user-menu.tsx'

type SidebarProps = { user: SessionUser; onChoose?: () => void }

export const Sidebar = ({ user, onChoose }: SidebarProps) => (
  <div className="flex h-full flex-col gap-6 px-4 pt-6 pb-5">
    <Link
      href={paths.home}
      className="self-start rounded-md px-2"
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      <Logo />
    </Link>
    <NavList {...(onChoose ? { onChoose } : {})} />
    <div className="mt-auto">
      <UserMenu user={user} />
    </div>
  </div>
)
