import type { MockState } from '@nextrung/contract/mock-interviews'
import type { Notification } from '@nextrung/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { announceMockInterviews } from './mock-interviews.public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof makePerson>>

const hourMs = 3600_000

const plan = ({ client }: Person, hoursAhead: number) =>
  client.send<MockState>('POST', '/api/mock-interviews', {
    json: {
      role: 'Data Engineer',
      difficulty: 'beginner',
      minutes: 15,
      withResume: false,
      scheduledAt: new Date(app.services.now().getTime() + hoursAhead * hourMs).toISOString(),
    },
  })

/** The reminders that the person has once the check has run. */
const remindersOf = async ({ client }: Person): Promise<Notification[]> => {
  await announceMockInterviews(app.services)
  await settleEvents(app)
  const { json } = await client.send<{ notifications: Notification[] }>('GET', '/api/notifications')
  return json.notifications.filter(({ kind }) => kind === 'mock-interview')
}

test('a planned mock interview is announced once, within a day before it', async () => {
  const person = await makePerson(app)
  const { id } = (await plan(person, 20)).json.interview
  const [reminder, ...others] = await remindersOf(person)
  expect(reminder).toMatchObject({
    title: 'Your mock interview for Data Engineer is coming up',
    link: `/interview-prep?panel=mock&mock=${id}`,
  })
  expect(others).toEqual([])
  expect(await remindersOf(person)).toHaveLength(1)
})

test('one that is days away, about to begin or deleted is not announced', async () => {
  const person = await makePerson(app)
  await plan(person, 48)
  await plan(person, 0.5)
  const { id } = (await plan(person, 20)).json.interview
  await person.client.send('DELETE', `/api/mock-interviews/${id}`)
  expect(await remindersOf(person)).toEqual([])
})
