import { clearDrafts } from '../../lib/draft-text.ts'
import { storageOwnerKey } from '../../lib/storage-owner-key.ts'

/** One per tab: a channel doesn't receive its own messages, but two in the same tab would receive each other's. */
let channel: BroadcastChannel | undefined

/**
 * Tells other tabs that someone signed in or out. This may be the only way they learn of a sign-out: the server's
 * answer may already have cleared the storage, and then removing values here fires no storage event.
 */
export const broadcastSessionChange = (change: 'signed-in' | 'signed-out'): void =>
  channel?.postMessage(change)

/** Calls back when another tab signs in or out. Returns an unsubscribe function. */
export const onSessionChangeInOtherTab = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // Signing out removes the owner; an expired session doesn't, and its drafts stay.
    if (event.key === storageOwnerKey && event.newValue === null) clearDrafts()
    if (event.key === storageOwnerKey || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('nextrung-session')
  if (channel)
    channel.onmessage = ({ data }: MessageEvent) => {
      if (data === 'signed-out') clearDrafts()
      listener()
    }
  return () => {
    removeEventListener('storage', onStorage)
    channel?.close()
    channel = undefined
  }
}
