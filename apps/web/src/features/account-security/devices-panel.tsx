import type { Device } from '@nextrung/contract/auth-security'
import type { Lenient } from '@nextrung/contract/lenient'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { devicesQuery, useSignOutDevices } from './account-security.queries.ts'
import { lastSeenText, signedInText } from './device-text.ts'
import { PanelError, PanelLoading } from './panel-states.tsx'

const phone = /\b(Android|iOS)\b/

type DeviceRowProps = {
  device: Lenient<typeof Device>
  busy: boolean
  disabled: boolean
  onSignOut: () => void
}

const DeviceRow = ({ device, busy, disabled, onSignOut }: DeviceRowProps) => {
  const { description = 'Unknown device' } = device
  const Icon = phone.test(description) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-[18px] shrink-0 stroke-[1.75] text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {description}
          {device.isThis && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-small text-muted-foreground wrap-anywhere">
          {signedInText(device)}
          {!device.isThis && <span className="block">{lastSeenText(device.lastSeenAt, new Date())}</span>}
        </p>
      </div>
      {!device.isThis && (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          disabled={disabled}
          aria-label={`Sign out ${description}`}
          onClick={onSignOut}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

/** The devices the person is signed in on, and how to sign them out. */
export const DevicesPanel = () => {
  const { data, isError, isFetching, refetch } = useQuery(devicesQuery)
  const signOut = useSignOutDevices()
  const place = useRef<HTMLDivElement>(null)
  if (!data && isError) return <PanelError busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelLoading label="Loading the devices" />
  const { variables: which, isPending, isSuccess, error } = signOut
  const others = data.filter(({ isThis }) => !isThis)
  // The pressed button disappears with its device.
  const end = (which: { id: string } | 'others') =>
    signOut.mutate(which, { onSuccess: () => place.current?.focus() })
  const isBusyWith = (id: string) => isPending && which !== 'others' && which?.id === id
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ul className="divide-y divide-line">
        {data.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={isBusyWith(device.id)}
            disabled={isPending}
            onSignOut={() => end({ id: device.id })}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="danger"
          className="mt-5"
          busy={isPending && which === 'others'}
          disabled={isPending}
          onClick={() => end('others')}
        >
          Sign out all other devices
        </Button>
      )}
      <p role="status" className="mt-2 text-small text-ink-2 empty:hidden">
        {isSuccess &&
          (which === 'others' ? 'All other devices are signed out.' : 'The device is signed out.')}
      </p>
      <div role="alert">
        {error && !isSessionEnded(error) && (
          <FailureNote className="mt-2">
            {errorMessage(error, 'The device could not be signed out. Please try again.')}
          </FailureNote>
        )}
      </div>
    </div>
  )
}
