import { ownerKey } from '../../lib/stored-value.ts'

const channelName = 'nextrung-session'

/** Tells the other tabs that somebody signed in or out. */
export const announceSessionChange = (): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when another tab signed in or out. Returns how to stop. */
export const onSessionChangeElsewhere = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === ownerKey || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  if (channel) channel.onmessage = listener
  return () => {
    removeEventListener('storage', onStorage)
    channel?.close()
  }
}
