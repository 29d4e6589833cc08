import { clearDrafts } from '../../lib/draft-text.ts'
import { storageOwnerKey } from '../../lib/storage-owner-key.ts'

/** One for the tab: a channel does not hear itself, but two channels of one tab would hear each other. */
let channel: BroadcastChannel | undefined

/**
 * Tells the other tabs that somebody signed in or out. They learn of signing out by this alone: what is stored may
 * be gone by the server's order before this tab removes it, and then no tab hears of a removal.
 */
export const broadcastSessionChange = (change: 'signed-in' | 'signed-out'): void =>
  channel?.postMessage(change)

/** Calls back when another tab signed in or out. Returns how to stop. */
export const onSessionChangeInOtherTab = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // Signing out removes it; a session that merely ended does not.
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
