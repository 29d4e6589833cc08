// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../features/auth/auth.queries.ts'
import { notificationsQuery } from '../../features/notifications/notifications.queries.ts'
import { resumeListQuery } from '../../features/resumes/resumes.queries.ts'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { makeQueryClient } from '../../lib/query-client.ts'
import { answer, makePerson, startFakeServer } from '../../testing/fake-server.ts'
import { useSessionRefresh } from './use-session-refresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const OpenPanel = () => {
  useSessionRefresh()
  const { data: session } = useQuery(sessionQuery)
  const { data: list } = useQuery(notificationsQuery)
  const { data: resumes } = useQuery(resumeListQuery)
  return (
    <p>{`${session?.unreadCount} unread, ${list?.notifications.length} listed, ${resumes?.[0]?.status}`}</p>
  )
}

test('an open list shows what is announced only after the analysis has finished', async () => {
  let status = 'analyzing'
  let isAnnounced = false
  const notice = {
    id: 1,
    kind: 'analysis-finished',
    title: 'Done',
    body: 'Read it',
    link: null,
    isRead: false,
  }
  startFakeServer({
    'GET /auth/get-session': () => answer({ user: makePerson(), unreadCount: isAnnounced ? 1 : 0 }),
    'GET /api/resumes/1': () => answer([makeRow({ status })]),
    'GET /api/notifications': () =>
      answer({
        notifications: isAnnounced ? [{ ...notice, createdAt: new Date().toISOString() }] : [],
        unreadCount: isAnnounced ? 1 : 0,
      }),
  })
  const client = makeQueryClient()
  render(
    <QueryClientProvider client={client}>
      <OpenPanel />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('0 unread, 0 listed, analyzing')).toBeTruthy()
  status = 'completed'
  await act(async () => {
    await client.invalidateQueries({ queryKey: resumeListQuery.queryKey })
  })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('0 unread, 0 listed, completed')).toBeTruthy()
  isAnnounced = true
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(screen.getByText('1 unread, 1 listed, completed')).toBeTruthy()
})
