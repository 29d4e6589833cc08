import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../../features/auth/auth.queries.ts'
import { notificationsQuery } from '../../features/notifications/notifications.queries.ts'
import { resumeListQuery } from '../../features/resumes/resumes.queries.ts'
import { invalidateCareerPath } from '../../lib/shared-queries.ts'

const listHash = hashKey(resumeListQuery.queryKey)
// A freshly loaded session already counts everything that has finished.
const freshForMs = 5000

// The notification usually exists by the time the list shows a finished analysis; on a busy server, a bit later.
const refetchDelaysMs = [1500, 5000]

const unreadIn = (client: QueryClient): number =>
  Number(client.getQueryData(sessionQuery.queryKey)?.unreadCount ?? 0)

const refetchUntilUnreadRises = async (client: QueryClient, gone: AbortSignal): Promise<void> => {
  const before = unreadIn(client)
  for (const waitMs of [0, ...refetchDelaysMs]) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    // The person may have signed out meanwhile.
    if (gone.aborted) return
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    if (!client.getQueryData(sessionQuery.queryKey)) return
    if (unreadIn(client) > before) {
      // The list may be open already.
      await client.invalidateQueries({ queryKey: notificationsQuery.queryKey })
      return
    }
  }
}

/** When an analysis finishes, refetches the session, which holds the unread count, and what rests on the resume. */
export const useSessionRefresh = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const seen = new Map<number, 'under way' | 'finished'>()
    const leaving = new AbortController()
    const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== listHash) return
      const isOld =
        Date.now() - (client.getQueryState(sessionQuery.queryKey)?.dataUpdatedAt ?? 0) > freshForMs
      let isNews = false
      for (const { id, status } of client.getQueryData(resumeListQuery.queryKey) ?? []) {
        const before = seen.get(id)
        const isFinished = status === 'completed'
        if (isFinished && (before === 'under way' || (!before && isOld))) isNews = true
        seen.set(id, isFinished ? 'finished' : 'under way')
      }
      if (!isNews) return
      invalidateCareerPath(client)
      void refetchUntilUnreadRises(client, leaving.signal)
    })
    return () => {
      unsubscribe()
      leaving.abort()
    }
  }, [client])
}
