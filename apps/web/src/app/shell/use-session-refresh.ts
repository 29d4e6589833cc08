import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../../features/auth/auth.queries.ts'
import { resumeListQuery } from '../../features/resumes/resumes.queries.ts'

const listHash = hashKey(resumeListQuery.queryKey)
// The session of a page that was just loaded counts everything that is finished already.
const freshForMs = 5000

// The notification of a finished analysis mostly stands when the list shows it; on a busy server a moment later.
const refetchDelaysMs = [1500, 5000]

const unreadIn = (client: QueryClient): number =>
  Number(client.getQueryData(sessionQuery.queryKey)?.unreadCount ?? 0)

const refetchUntilUnreadRises = async (client: QueryClient): Promise<void> => {
  const before = unreadIn(client)
  await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  for (const waitMs of refetchDelaysMs) {
    if (unreadIn(client) > before || !client.getQueryData(sessionQuery.queryKey)) return
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
}

/** Asks for the session again when an analysis has finished since, because the session counts what is unread. */
export const useSessionRefresh = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const seen = new Map<number, 'under way' | 'finished'>()
    return client.getQueryCache().subscribe(({ type, query }) => {
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
      if (isNews) void refetchUntilUnreadRises(client)
    })
  }, [client])
}
