import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sessionQuery } from './auth.queries.ts'
import { useAuth } from './auth-context.tsx'

/** How many notifications the session says are unread, and how to tell it a newer count. */
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
