// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { guardNavigation } from '../../lib/navigation-guard.ts'
import { makeQueryClient } from '../../lib/query-client.ts'
import { answer, refusal, startFakeServer } from '../../testing/fake-server.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { CareerStory } from './career-story.tsx'
import { makeSaved, makeStory } from './testing/maya-story.ts'

const user = userEvent.setup()
const list = 'GET /api/career-story'
const load = 'GET /api/career-story/4'
const edit = 'PATCH /api/career-story/4'

const tagged = (story: object, etag: string) => answer(story, { headers: { etag } })
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({
    'POST /api/career-story': () => answer(makeStory()),
    [list]: () =>
      answer({ stories: [makeSaved(), makeSaved({ id: 2, version: 1, isEdited: true, tone: 'warm' })] }),
    [load]: () => tagged(makeStory(), '"a"'),
    ...answers,
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CareerStory targetRole="Security Engineer" uploadPath="/" actions={[]} />
      <Toaster />
    </QueryClientProvider>,
  )
  return server
}

const openList = async () => {
  await user.click(await button('Saved Stories'))
  return within(await screen.findByRole('region', { name: 'Saved stories' }))
}

test('the list loads when it is opened, and opens a story', async () => {
  const server = show()
  expect(server.asked()).toEqual([])
  const saved = await openList()
  expect(await saved.findByText(/Story · Warm, medium · Security Engineer/)).toBeTruthy()
  expect(saved.getByText('Edited by you')).toBeTruthy()
  await user.click(saved.getByRole('button', { name: 'Open version 3' }))
  expect(await screen.findByText('Career persona')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Saved stories' })).toBeNull()
  const again = await openList()
  expect(await again.findByText('On this screen')).toBeTruthy()
  expect(again.queryByRole('button', { name: 'Open version 3' })).toBeNull()
})

test('without saved stories, says how to get one', async () => {
  show({ [list]: () => answer({ stories: [] }) })
  const saved = await openList()
  expect(await saved.findByText(/Each story you generate is kept here/)).toBeTruthy()
})

test('a list that cannot be loaded says so in its panel, and tries again', async () => {
  const server = show({ [list]: () => answer('<html>', { status: 404 }) })
  const saved = await openList()
  expect(await saved.findByText(/could not be loaded/)).toBeTruthy()
  server.answers[list] = () => answer({ stories: [makeSaved()] })
  await user.click(saved.getByRole('button', { name: 'Try Again' }))
  expect(await saved.findByText('Version 3')).toBeTruthy()
})

test('a long list shows the newest five first', async () => {
  const stories = [9, 8, 7, 6, 5, 4].map((id) => makeSaved({ id, version: id }))
  show({ [list]: () => answer({ stories }) })
  const saved = await openList()
  await saved.findByText('Version 5')
  expect(saved.queryByText('Version 4')).toBeNull()
  await user.click(saved.getByRole('button', { name: 'Show all 6 stories' }))
  expect(saved.getByText('Version 4')).toBeTruthy()
})

test('a long list can be searched', async () => {
  const stories = [9, 8, 7, 6, 5, 4].map((id) =>
    makeSaved({ id, version: id, tone: id === 4 ? 'warm' : 'plain' }),
  )
  show({ [list]: () => answer({ stories }) })
  const saved = await openList()
  const search = await saved.findByRole('searchbox', { name: 'Search your saved stories' })
  await user.type(search, 'security WARM')
  expect(saved.getAllByRole('listitem')).toHaveLength(1)
  expect(saved.getByText('Version 4')).toBeTruthy()
  await user.type(search, ' nurse')
  expect(saved.getByText('No saved story mentions that.')).toBeTruthy()
})

test('deleting asks first, and the story leaves the screen', async () => {
  const server = show({ 'DELETE /api/career-story/4': () => answer({ id: 4 }) })
  await user.click(await button('Generate Story'))
  await screen.findByText('Career persona')
  const saved = await openList()
  await user.click(await saved.findByRole('button', { name: 'Delete version 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete version 3?' }))
  expect(server.sentTo('DELETE /api/career-story/4')).toHaveLength(0)
  server.answers[list] = () => answer({ stories: [] })
  await user.click(dialog.getByRole('button', { name: 'Delete story' }))
  expect(await screen.findByText(/Your story appears here/)).toBeTruthy()
  expect(await screen.findByText(/No saved stories yet/)).toBeTruthy()
})

const startEditing = async () => {
  await user.click(await button('Generate Story'))
  await user.click(await button('Edit'))
  return screen.findByLabelText<HTMLTextAreaElement>('Text of the story')
}

test('an edit is saved over the version it was made from', async () => {
  const edited = makeStory({ story: 'My own words.', parts: [], isEdited: true })
  const server = show({ [edit]: () => answer(edited) })
  const area = await startEditing()
  expect(document.activeElement).toBe(area)
  await user.clear(area)
  await user.type(area, 'My own words.')
  await user.click(await button('Save Story'))
  expect(await screen.findByText('My own words.')).toBeTruthy()
  expect(screen.getByText('Edited by you')).toBeTruthy()
  const [sent] = server.sentTo(edit)
  expect(sent?.body).toEqual({ story: 'My own words.' })
  expect(sent?.headers.get('if-match')).toBe('"a"')
  await waitFor(async () => expect(document.activeElement).toBe(await button('Edit')))
})

test('an empty story is not saved', async () => {
  const server = show()
  await user.clear(await startEditing())
  await user.click(await button('Save Story'))
  expect(screen.getByText('A story needs some text.')).toBeTruthy()
  expect(server.sentTo(edit)).toHaveLength(0)
})

test('after a save from another tab, the person chooses which text stays', async () => {
  const server = show({ [edit]: () => refusal(409, 'CONFLICT') })
  const area = await startEditing()
  await user.type(area, ' More.')
  server.answers[load] = () => tagged(makeStory({ story: 'Theirs.', parts: [] }), '"b"')
  await user.click(await button('Save Story'))
  expect(await screen.findByText(/saved somewhere else while you were editing/)).toBeTruthy()
  expect(screen.getByText('Theirs.')).toBeTruthy()
  expect(area.value).toMatch(/ More\.$/)
  server.answers[edit] = () => answer(makeStory({ story: area.value, parts: [], isEdited: true }))
  await user.click(await button('Save Story'))
  await screen.findByText('Edited by you')
  expect(server.sentTo(edit).map(({ headers }) => headers.get('if-match'))).toEqual(['"a"', '"b"'])
})

test('the saved text of another tab can be taken instead', async () => {
  const server = show({ [edit]: () => refusal(409, 'CONFLICT') })
  const area = await startEditing()
  await user.type(area, ' More.')
  server.answers[load] = () => tagged(makeStory({ story: 'Theirs.', parts: [] }), '"b"')
  await user.click(await button('Save Story'))
  await user.click(await button('Use the saved text'))
  expect(area.value).toBe('Theirs.')
})

test('a failed save keeps the text', async () => {
  show({ [edit]: () => refusal(500, 'INTERNAL') })
  const area = await startEditing()
  await user.type(area, ' More.')
  await user.click(await button('Save Story'))
  expect(await screen.findByText('Error saving story')).toBeTruthy()
  expect(area.value).toMatch(/ More\.$/)
})

test('unsaved changes are asked about before they are lost', async () => {
  const server = show()
  const area = await startEditing()
  await user.type(area, ' More.')
  await user.click(await button('Cancel'))
  await user.click(await button('Keep editing'))
  expect(area.value).toMatch(/ More\.$/)
  let hasLeft = false
  guardNavigation(() => (hasLeft = true))
  await button('Discard changes')
  expect(hasLeft).toBe(false)
  await user.click(await button('Keep editing'))
  await user.click(await button('Generate Story'))
  expect(server.sentTo('POST /api/career-story')).toHaveLength(1)
  await user.click(await button('Discard changes'))
  await waitFor(() => expect(server.sentTo('POST /api/career-story')).toHaveLength(2))
  expect(await button('Edit')).toBeTruthy()
})

test('edits can be taken back after a question', async () => {
  const server = show({
    'POST /api/career-story': () => answer(makeStory({ isEdited: true })),
    [edit]: () => answer(makeStory()),
  })
  await user.click(await button('Generate Story'))
  await user.click(await button('Take back edits'))
  await user.click(await button('Take them back'))
  await waitFor(() => expect(screen.queryByText('Edited by you')).toBeNull())
  expect(server.sentTo(edit).map(({ body }) => body)).toEqual([{ story: null }])
})

test('a story deleted elsewhere cannot be edited, and the screen says why', async () => {
  show({ [load]: () => refusal(404, 'NOT_FOUND', { error: 'This story does not exist.' }) })
  await user.click(await button('Generate Story'))
  await user.click(await button('Edit'))
  expect(await screen.findByText('This story does not exist.')).toBeTruthy()
})
