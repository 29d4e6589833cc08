import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../../features/auth/auth.queries.ts'
import { readResumes } from '../../features/resumes/read-resumes.ts'
import { resumeListKey } from '../../features/resumes/resumes.queries.ts'

const listHash = hashKey(resumeListKey)
// The session of a page that was just loaded counts everything already.
const freshForMs = 5000

/** Asks for the session again when an analysis has finished since, because the session counts what is unread. */
export const useFreshSession = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const seen = new Set<number>()
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== listHash) return
      const finished = readResumes(query.state.data).filter(({ status }) => status === 'completed')
      const isNews = finished.some(({ id }) => !seen.has(id))
      for (const { id } of finished) seen.add(id)
      const loadedAt = client.getQueryState(sessionQuery.queryKey)?.dataUpdatedAt ?? 0
      if (isNews && Date.now() - loadedAt > freshForMs)
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    })
  }, [client])
}
