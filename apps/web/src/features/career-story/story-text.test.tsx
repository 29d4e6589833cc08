// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { answer, refusal, startFakeServer } from '../../testing/fake-server.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { CareerStory } from './career-story.tsx'
import { makeStory, sentences } from './testing/maya-story.ts'

const user = userEvent.setup()
const role = 'Security Engineer'

const show = async (story: object = makeStory(), answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({ 'POST /api/career-story': () => answer(story), ...answers })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CareerStory targetRole={role} uploadPath="/" actions={[{ label: 'Your profile', path: '/profile' }]} />
      <Toaster />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Generate Story' }))
  await screen.findByText('Career persona')
  return server
}

const sentence = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text}`) })

test('each sentence opens its lines, one at a time, and closes with Escape', async () => {
  await show()
  const rollout = sentence(sentences.rollout)
  expect(rollout.textContent).toContain('(Reworded from your lines)')
  expect(screen.queryByText('Did the SSO rollout (310 people)')).toBeNull()
  await user.click(rollout)
  expect(rollout.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Did the SSO rollout (310 people)')).toBeTruthy()
  expect(screen.getByText('Your resume, page 1, line 14')).toBeTruthy()
  sentence(sentences.start).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Did the SSO rollout (310 people)')).toBeNull()
  expect(screen.getByText('IT Support Specialist, Raleigh')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('IT Support Specialist, Raleigh')).toBeNull()
  expect(document.activeElement).toBe(sentence(sentences.start))
})

test('hiding the evidence returns to its sentence', async () => {
  await show()
  await user.click(sentence(sentences.rollout))
  await user.click(screen.getByRole('button', { name: 'Hide evidence' }))
  expect(document.activeElement).toBe(sentence(sentences.rollout))
})

test.each([
  [sentences.told, 'You said so when you asked for the story.'],
  [sentences.carries, 'Carries over from IT support'],
  [sentences.aim, /It appears as your goal/],
])('a sentence without a line says why it is there: %s', async (text, reason) => {
  await show()
  await user.click(sentence(text))
  expect(screen.getByText(reason)).toBeTruthy()
})

test('a sentence that nothing supports asks to be checked', async () => {
  const part = { text: 'I love cats.', basis: 'reworded', sources: [], startsParagraph: true }
  await show(makeStory({ story: part.text, parts: [part] }))
  await user.click(sentence('I love cats\\.'))
  expect(screen.getByText(/Please check that it is true/)).toBeTruthy()
  expect(screen.getByText('1 sentence: 1 without evidence.')).toBeTruthy()
})

test('evidence that belongs to another text is not shown', async () => {
  await show(makeStory({ story: 'First.\n\nSecond.' }))
  expect(screen.getByText('First.')).toBeTruthy()
  expect(screen.getByText('Second.')).toBeTruthy()
  expect(screen.queryByText(/sentences:/)).toBeNull()
})

test('the timeline names its lines', async () => {
  await show()
  await user.click(screen.getByRole('button', { name: /source of IT Support Specialist/ }))
  const source = within(await screen.findByRole('dialog', { name: 'Source of IT Support Specialist' }))
  expect(source.getByText(/Mar 2021 - Present/)).toBeTruthy()
})

test('copies the story, and says so', async () => {
  const copying = userEvent.setup()
  await show()
  await copying.click(screen.getByRole('button', { name: 'Copy story' }))
  expect(await navigator.clipboard.readText()).toBe(makeStory().story)
  expect(await screen.findByText('Copied the story')).toBeTruthy()
})

test('an introduction says how long it takes to say', async () => {
  await show(makeStory({ form: 'introduction', speakingSeconds: 45 }))
  expect(screen.getByRole('heading', { name: 'Your introduction' })).toBeTruthy()
  expect(screen.getByText(/about 45 seconds to say aloud/)).toBeTruthy()
})

test('names the AI provider that wrote it', async () => {
  await show(makeStory({ engine: 'Ollama' }))
  expect(screen.getAllByText('AI provider: Ollama')).toHaveLength(2)
})

test('downloads in three formats; a failure says so', async () => {
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  const server = await show(makeStory(), {
    'GET /api/career-story/4/download?format=pdf': () => answer('%PDF'),
    'GET /api/career-story/4/download?format=docx': () => answer('PK'),
    'GET /api/career-story/4/download?format=md': () => answer('# Story'),
  })
  for (const name of ['PDF', 'Word', 'Markdown'])
    await user.click(screen.getByRole('button', { name: `Download ${name}` }))
  await waitFor(() =>
    expect(clicked).toEqual(['career-story-4.pdf', 'career-story-4.docx', 'career-story-4.md']),
  )
  server.answers['GET /api/career-story/4/download?format=pdf'] = () => refusal(500, 'INTERNAL')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('Download failed')).toBeTruthy()
  vi.restoreAllMocks()
})

test('prints the page', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await show()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
