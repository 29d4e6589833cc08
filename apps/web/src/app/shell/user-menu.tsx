import { ChevronsUpDown, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type SessionUser, useAuth } from '../../features/auth/auth-context.tsx'
import { displayNameOf } from '../../features/auth/display-name-of.ts'
import { identityMessage } from '../../features/auth/identity-message.ts'
import { ThemeControl } from '../../features/settings/theme-control.tsx'
import { guardNavigation } from '../../lib/navigation-guard.ts'
import { useStoredText } from '../../lib/stored-value.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { toast } from '../../ui/toast-store.ts'
import { paths } from '../paths.ts'

const useSignOut = () => {
  const { signOut } = useAuth()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await signOut()
      navigate(paths.signIn)
    } catch (error) {
      setBusy(false)
      toast({ title: 'Authentication Error', description: identityMessage(error), variant: 'destructive' })
    }
  }
  return { busy, leave }
}

/** The signed-in person, theme and sign-out. */
export const UserMenu = ({ user }: { user: SessionUser }) => {
  const targetRole = useStoredText('targetRole')
  const { busy, leave } = useSignOut()
  const name = displayNameOf(user)
  return (
    <Popover>
      <PopoverTrigger className="flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left hover:bg-sunken">
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[.875rem] leading-[1.125rem] font-semibold">{name}</span>
          <span className="block truncate text-caption text-muted-foreground">
            {targetRole ?? 'No target role yet'}
          </span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 stroke-[1.75] text-muted-foreground" />
      </PopoverTrigger>
      <PopoverContent side="top" align="start" aria-label="Your account" className="grid w-66 gap-3.5">
        <p className="text-caption break-words text-muted-foreground">
          Signed in as <span className="text-foreground">{user.email}</span>
        </p>
        <div className="grid gap-1.5">
          <span aria-hidden className="text-label">
            Theme
          </span>
          <ThemeControl />
        </div>
        <Button
          variant="outline"
          size="small"
          busy={busy}
          onClick={() => guardNavigation(() => void leave())}
        >
          {!busy && <LogOut aria-hidden />}
          Sign Out
        </Button>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-muted-foreground">
          <PopoverClose asChild>
            <Link href={paths.help}>Help</Link>
          </PopoverClose>
          <PopoverClose asChild>
            <Link href={paths.privacy}>How your data is handled</Link>
          </PopoverClose>
          <PopoverClose asChild>
            <Link href={paths.credits}>Sources and credits</Link>
          </PopoverClose>
        </div>
      </PopoverContent>
    </Popover>
  )
}
