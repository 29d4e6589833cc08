// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { area, cardOf, first, practise, press, written } from '../../features/interview/testing/practise.ts'
import { feedback } from '../../features/interview/testing/sample-interview.ts'
import { calls, second, showInterview } from '../../features/interview/testing/show-interview.ts'
import { answer, refusal } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

test('an answer that cannot be sent stays, and its reason is shown beside it', async () => {
  let fails = true
  const server = showInterview({
    [calls.answer]: () => (fails ? refusal(500, 'INTERNAL') : answer({ feedback: feedback() })),
  })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('Failed to submit answer')).toBeTruthy()
  expect(screen.getByText('Refused with INTERNAL')).toBeTruthy()
  expect(await area()).toHaveProperty('value', written)
  fails = false
  await press('Submit Answer')
  expect(await screen.findByText('62%')).toBeTruthy()
  const [one, two] = server.sentTo(calls.answer).map(({ headers }) => headers.get('idempotency-key'))
  expect(one).toBe(two)
})

test('without a session nothing is sent, and another start is made', async () => {
  const starts = [refusal(500, 'INTERNAL'), answer({ id: 4 })]
  const server = showInterview({ [calls.start]: () => starts.shift() ?? answer({ id: 4 }) })
  await practise()
  expect(await screen.findByText('Failed to start interview session')).toBeTruthy()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('No active session found. Please try again.')).toBeTruthy()
  expect(server.sentTo(calls.answer)).toHaveLength(0)
  await press('Submit Answer')
  expect(await screen.findByText('62%')).toBeTruthy()
  expect(server.sentTo(calls.answer)[0]?.body).toMatchObject({ sessionId: 4 })
})

test('after a session that has ended, the next answer gets another one', async () => {
  const ids = [3, 4]
  const sent = [refusal(409, 'CONFLICT'), answer({ feedback: feedback() })]
  const server = showInterview({
    [calls.start]: () => answer({ id: ids.shift() }),
    [calls.answer]: () => sent.shift() ?? refusal(500, 'INTERNAL'),
  })
  await practise()
  await userEvent.type(await area(), written)
  await press('Submit Answer')
  expect(await screen.findByText('Refused with CONFLICT')).toBeTruthy()
  await press('Submit Answer')
  expect(await screen.findByText('62%')).toBeTruthy()
  expect(server.sentTo(calls.answer)[1]?.body).toMatchObject({ sessionId: 4 })
})

test('another try belongs to a completed session, the next set to another one', async () => {
  const ids = [3, 4]
  const session = { id: 3, status: 'completed', answered: 5, of: 5, overallScore: 62 }
  const server = showInterview({
    [calls.technical]: () => answer([first]),
    [calls.start]: () => answer({ id: ids.shift() }),
    [calls.answer]: () => answer({ feedback: feedback(), session }),
  })
  const answerIt = async () => {
    await userEvent.type(await area(), written)
    await press('Submit Answer')
    await screen.findByText('62%')
  }
  await practise()
  await answerIt()
  await press('Try again')
  await answerIt()
  await press('Next set')
  await practise()
  await answerIt()
  const sessions = server.sentTo(calls.answer).map(({ body }) => body)
  expect(sessions).toMatchObject([{ sessionId: 3 }, { sessionId: 3 }, { sessionId: 4 }])
})

test('a draft survives a reload, belongs to its question, and what Cancel discards can be brought back', async () => {
  showInterview()
  await practise()
  await userEvent.type(await area(), written)
  cleanup()
  showApp('/interview-prep')
  expect((await cardOf(first.question)).getByText('You have begun an answer')).toBeTruthy()
  expect((await cardOf(second.question)).queryByText('You have begun an answer')).toBeNull()
  await practise()
  expect(await area()).toHaveProperty('value', written)
  await press('Cancel')
  await practise()
  expect(await area()).toHaveProperty('value', '')
  await press('Cancel')
})

test('what Cancel discards can be brought back', async () => {
  showInterview()
  await practise()
  await userEvent.type(await area(), written)
  await press('Cancel')
  await press('Bring back what I wrote')
  expect(await area()).toHaveProperty('value', written)
})

test('a far too long answer is not sent and says so', async () => {
  const server = showInterview()
  await practise()
  const field = await area()
  await userEvent.click(field)
  await userEvent.paste('word '.repeat(4001))
  expect(
    await screen.findByText(/^An answer has at most 20,000 characters\. This one has 20,005/),
  ).toBeTruthy()
  await press('Submit Answer')
  expect(server.sentTo(calls.answer)).toHaveLength(0)
})

test('while an answer is on its way it is sent once', async () => {
  let finish = (_: Response) => {}
  const server = showInterview({
    [calls.answer]: () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  })
  await practise()
  await userEvent.type(await area(), written)
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(server.sentTo(calls.answer)).toHaveLength(1))
  finish(answer({ feedback: feedback() }))
  expect(await screen.findByText('62%')).toBeTruthy()
  expect(server.sentTo(calls.answer)).toHaveLength(1)
})
