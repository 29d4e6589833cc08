import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { answer, refusal, startFakeServer } from '../../../testing/fake-server.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { useResumes } from '../resumes.queries.ts'
import { makeRow } from '../testing/maya-okafor.ts'
import { DesignChooser } from './design-chooser.tsx'

let row: ReturnType<typeof makeRow>

const picture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml', 'x-page-count': '2' },
  })

const previews = (answering: () => Response = picture) =>
  Object.fromEntries(
    ['classic', 'modern', 'compact'].flatMap((template) =>
      ['letter', 'a4'].flatMap((paper) =>
        [1, 2].map((page) => [
          `GET /api/resumes/7/preview?template=${template}&paper=${paper}&page=${page}`,
          answering,
        ]),
      ),
    ),
  )

const start = (more: Parameters<typeof startFakeServer>[0] = {}) =>
  startFakeServer({ 'GET /api/resumes/1': () => answer([row]), ...previews(), ...more })

const Shown = () => {
  const current = useResumes().data?.[0]
  return current ? <DesignChooser resume={current} /> : null
}

const showClosed = async () => {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Shown />
      <Toaster />
    </QueryClientProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Look of your downloads' }))
}

const show = async () => {
  const card = await showClosed()
  await userEvent.click(card.getByRole('button', { name: 'Show preview' }))
  return card
}

const previewsAsked = (server: ReturnType<typeof start>) =>
  Object.keys(previews()).flatMap((call) => server.sentTo(call))

beforeEach(() => {
  row = makeRow()
})

const isChosen = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true'

test('without a choice, shows the default look, with every template rendered from this resume', async () => {
  const server = start()
  await show()
  expect(isChosen('Classic')).toBe(true)
  expect(isChosen('Letter')).toBe(true)
  expect(await screen.findByRole('img', { name: 'Page 1 of your resume, Classic' })).toBeTruthy()
  for (const template of ['classic', 'modern', 'compact'])
    await waitFor(() =>
      expect(
        server.sentTo(`GET /api/resumes/7/preview?template=${template}&paper=letter&page=1`),
      ).toHaveLength(1),
    )
})

test('renders nothing until the preview opens, but the look can be chosen by name', async () => {
  const server = start({ 'PATCH /api/resumes/7': () => answer(row) })
  await showClosed()
  expect(isChosen('Classic')).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Modern' }))
  expect(server.sentTo('PATCH /api/resumes/7')[0]?.body).toEqual({
    design: { template: 'modern', paper: 'letter' },
  })
  expect(previewsAsked(server)).toEqual([])
})

test('the preview stays open when the person comes back to the screen', async () => {
  start()
  const client = makeQueryClient()
  const screenOf = () => (
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>
  )
  const { unmount } = render(screenOf())
  await userEvent.click(await screen.findByRole('button', { name: 'Show preview' }))
  unmount()
  render(screenOf())
  await userEvent.click(await screen.findByRole('button', { name: 'Hide preview' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show preview' }).getAttribute('aria-expanded')).toBe('false')
})

test('a server that cannot render pages is asked once, and not for the other templates', async () => {
  const server = start(previews(() => refusal(404, 'NOT_FOUND')))
  await show()
  expect(await screen.findByText(/We could not show this page/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(previewsAsked(server)).toHaveLength(1)
})

test('a choice shows at once, is saved in full, and stays', async () => {
  row = makeRow({ design: { template: 'classic', paper: 'a4' } })
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = start({ 'PATCH /api/resumes/7': () => promise })
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'Modern' }))
  expect(isChosen('Modern')).toBe(true)
  const design = { template: 'modern', paper: 'a4' }
  expect(server.sentTo('PATCH /api/resumes/7')[0]?.body).toEqual({ design })
  row = makeRow({ design })
  resolve(answer(row))
  expect(await screen.findByRole('img', { name: 'Page 1 of your resume, Modern' })).toBeTruthy()
  expect(isChosen('Modern')).toBe(true)
})

test('a choice that fails to save is rolled back, and a toast says why', async () => {
  start({ 'PATCH /api/resumes/7': () => refusal(503, 'UNAVAILABLE') })
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'A4' }))
  expect(await screen.findByText('Refused with UNAVAILABLE')).toBeTruthy()
  await waitFor(() => expect(isChosen('Letter')).toBe(true))
})

test('the page buttons stop at the last page', async () => {
  start()
  const card = await show()
  expect(await card.findByText('Page 1 of 2')).toBeTruthy()
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true)
  await userEvent.click(card.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('img', { name: 'Page 2 of your resume, Classic' })).toBeTruthy()
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

test('a page that fails to render says so without a toast and can be retried', async () => {
  let isBroken = true
  start(previews(() => (isBroken ? refusal(500, 'INTERNAL') : picture())))
  await show()
  expect(await screen.findByText(/We could not show this page/)).toBeTruthy()
  expect(screen.queryByText('Error')).toBeNull()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Page 1 of your resume, Classic' })).toBeTruthy()
})

test.each([
  ['JSON Resume', 'json', 'resume-7.json'],
  ['Markdown', 'md', 'resume-7.md'],
])('%s is saved under its own name', async (label, format, name) => {
  const server = start({ [`GET /api/resumes/7/download?format=${format}`]: () => new Response('{}') })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe(name)
  })
  await show()
  await userEvent.click(screen.getByRole('button', { name: `Download ${label}` }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(server.sentTo(`GET /api/resumes/7/download?format=${format}`)).toHaveLength(1)
  saved.mockRestore()
})

test('a failed download shows the specified message', async () => {
  start({ 'GET /api/resumes/7/download?format=md': () => refusal(500, 'INTERNAL') })
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Download Markdown' }))
  expect(await screen.findByText('Download failed')).toBeTruthy()
  expect(screen.getByText('Failed to download resume. Please try again.')).toBeTruthy()
})

test('offers no choice before a version is completed', async () => {
  row = makeRow({ status: 'analyzing' })
  const server = start()
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Shown />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(server.sentTo('GET /api/resumes/1')).not.toHaveLength(0))
  expect(screen.queryByRole('region')).toBeNull()
})
