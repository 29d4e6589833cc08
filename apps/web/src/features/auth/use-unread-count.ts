import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sessionQuery } from './auth.queries.ts'
import { useAuth } from './auth-context.tsx'

/** The session's unread notification count, and a setter for a newer one. */
export const useUnreadCount = (): [number, (count: number) => void] => {
  const { session } = useAuth()
  const client = useQueryClient()
  const tell = useCallback(
    (unreadCount: number) => {
      client.setQueryData(sessionQuery.queryKey, (known) =>
        known && known.unreadCount !== unreadCount ? { ...known, unreadCount } : known,
      )
    },
    [client],
  )
  return [session?.unreadCount ?? 0, tell]
}
