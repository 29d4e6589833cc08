import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../../features/auth/auth.queries.ts'
import { resumeListQuery } from '../../features/resumes/resumes.queries.ts'

const listHash = hashKey(resumeListQuery.queryKey)
// The session of a page that was just loaded counts everything that is finished already.
const freshForMs = 5000

/** Asks for the session again when an analysis has finished since, because the session counts what is unread. */
export const useFreshSession = (): void => {
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
      if (isNews) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    })
  }, [client])
}
