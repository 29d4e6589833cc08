// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearResponseCache } from '../../../lib/api.ts'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { useResumes } from '../resumes.queries.ts'
import { makeMinimalRow, makeRow, document as maya } from '../testing/maya-okafor.ts'
import { PersonalDetailsCard } from './personal-details-card.tsx'

const born = { label: 'Date of birth', value: '4 May 1987' }

afterEach(() => {
  cleanup()
  clearResponseCache()
  vi.unstubAllGlobals()
})

const Shown = () => {
  const current = useResumes().data?.[0]
  return current ? <PersonalDetailsCard resume={current} /> : <p>loading</p>
}

const show = async (row: Record<string, unknown>, patch: () => Response = () => Response.json({})) => {
  const list = [row]
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    if (init.method !== 'PATCH') return Response.json(list)
    const body = JSON.parse(String(init.body))
    sent.push(body)
    const answer = patch()
    if (answer.ok) list[0] = { ...row, ...body }
    return answer
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Shown />
      <Toaster />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull())
  return sent
}

const wished = () => screen.getByRole('switch', { name: 'Put these on my downloads' })

test.each([
  ['a resume without such details', makeRow()],
  ['an answer with the specified fields only', makeMinimalRow()],
])('nothing is shown for %s', async (_, row) => {
  await show(row)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('what was kept apart is listed with a word of advice, and stays off downloads unless wished', async () => {
  const sent = await show(makeRow({ document: { ...maya, personal: [born] } }))
  expect(screen.getByRole('region', { name: 'Kept apart' })).toBeTruthy()
  expect(screen.getByText('Date of birth').nextSibling?.textContent).toBe('4 May 1987')
  expect(screen.getByText(/generally do not want these details/)).toBeTruthy()
  expect(wished().getAttribute('aria-checked')).toBe('false')
  await userEvent.click(wished())
  expect(sent).toEqual([{ showsPersonal: true }])
  await waitFor(() => expect(wished().getAttribute('aria-checked')).toBe('true'))
})

test('a choice that cannot be saved goes back and says why', async () => {
  const row = makeRow({ document: { ...maya, personal: [born] } })
  await show(row, () => Response.json({ error: 'The disk is full.' }, { status: 507 }))
  await userEvent.click(wished())
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
  await waitFor(() => expect(wished().getAttribute('aria-checked')).toBe('false'))
})
