import type { Notification } from '@nextrung/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { keepSessions, takeQuiz } from '../../testing/quiz-calls.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { SmtpServer } from '../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { announceDueAssessments } from './assessments.public.ts'

const smtp = new SmtpServer()
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ env: await smtp.start(), now: () => now })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

type Person = Awaited<ReturnType<typeof makePerson>>

const dayMs = 24 * 3600_000
const start = new Date('2027-02-01T10:00:00Z')

const travelTo = async (days: number) => {
  now = new Date(start.getTime() + days * dayMs)
  await keepSessions(app, now)
}

/** A person who took quizzes about these skills without knowing anything; they are due after 14 days. */
const taker = async (...skills: string[]) => {
  now = new Date()
  const person = await makePerson(app)
  await travelTo(0)
  for (const skill of skills) await takeQuiz(app, { client: person.client, skill, knows: () => false })
  return person
}

/** The reminders that the person has once the check has run. */
const reminders = async ({ client }: Person) => {
  await announceDueAssessments(app.services)
  await settleEvents(app)
  const { json } = await client.send<{ notifications: Notification[] }>('GET', '/api/notifications')
  return json.notifications.filter(({ kind }) => kind === 'assessment-due')
}

test('a quiz that is due again is announced once, with a link to it and by mail', async () => {
  const person = await taker('SQL')
  await travelTo(13)
  expect(await reminders(person)).toEqual([])
  await travelTo(15)
  const told = await reminders(person)
  expect(told).toMatchObject([
    { title: 'Your quiz about SQL is due again', link: '/learning-path?panel=assessment&skill=SQL' },
  ])
  await expect
    .poll(() => smtp.sentTo(person.email).map(({ mail }) => mail.subject))
    .toContain('Your quiz about SQL is due again')
  await travelTo(60)
  expect(await reminders(person)).toEqual(told)
})

test('several due quizzes make one reminder', async () => {
  const person = await taker('SQL', 'Git')
  await travelTo(20)
  expect(await reminders(person)).toMatchObject([{ title: 'Your quiz about SQL and 1 more is due again' }])
})

test('nothing is announced to a person who took it in the meantime or wants no learning updates', async () => {
  const [taken, silent] = [await taker('SQL'), await taker('Git')]
  await silent.client.send('PATCH', `/api/settings/${silent.user.uid}`, {
    json: { notifications: { learningUpdates: false } },
  })
  await travelTo(15)
  await takeQuiz(app, { client: taken.client, skill: 'SQL', knows: () => false })
  expect(await reminders(taken)).toEqual([])
  expect(await reminders(silent)).toEqual([])
})
