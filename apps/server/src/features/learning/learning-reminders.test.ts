import type { LearningPath } from '@nextrung/contract/learning-path'
import type { Notification } from '@nextrung/contract/notifications'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { SmtpServer } from '../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { announceLearningReminders, findLearningReminder } from './learning.public.ts'

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
const daysFrom = (moment: Date | string, days: number) => new Date(new Date(moment).getTime() + days * dayMs)

/** Sets the server's clock, and keeps sessions valid at that time. */
const travelTo = async (moment: Date) => {
  now = moment
  await app.services.db.execute(
    sql`update identity_sessions set created_at = ${moment.toISOString()}, expires_at = ${daysFrom(moment, 2).toISOString()}`,
  )
}

const start = new Date('2027-02-01T10:00:00Z')

const path = async ({ client }: Person) =>
  (
    await client.send<LearningPath>('POST', '/api/learning-path/generate', {
      json: { targetRole: 'Data Engineer', currentSkills: ['SQL'] },
    })
  ).json

/** A person with a plan, and their first milestone. */
const planner = async () => {
  now = new Date()
  const person = await makePerson(app)
  await travelTo(start)
  const made = await path(person)
  const milestone = made.milestones.find(({ completed }) => !completed)
  return { ...person, courseId: made.courses[0]?.id ?? '', milestone }
}

const enrol = ({ client }: Person, courseId: string, progress = 40) =>
  client.send('PUT', `/api/learning-path/enrollments/${courseId}`, { json: { progress } })

/** A person with a plan who started its first course. Their milestone is far ahead. */
const learner = async () => {
  const person = await planner()
  await person.client.send('PUT', '/api/learning-path/preferences', {
    json: { hoursPerWeek: 1, startsOn: '2027-12-01', order: [], skipped: [], topics: [] },
  })
  await enrol(person, person.courseId)
  return person
}

const set = ({ client, user }: Person, notifications: object) =>
  client.send('PATCH', `/api/settings/${user.uid}`, { json: { notifications } })

/** The reminders that the person has once the daily check has run. */
const reminders = async ({ client }: Person, check = () => announceLearningReminders(app.services)) => {
  await check()
  await settleEvents(app)
  const { json } = await client.send<{ notifications: Notification[] }>('GET', '/api/notifications')
  return json.notifications.filter(({ kind }) => kind === 'learning-reminder')
}

const subjectsTo = ({ email }: Person) =>
  smtp.sentTo(email).flatMap(({ mail }) => (mail.subject?.startsWith('Confirm') ? [] : [mail.subject]))

test('a course without activity for a week is mentioned once, with what to do', async () => {
  const person = await learner()
  await travelTo(daysFrom(start, 6.9))
  expect(await reminders(person)).toEqual([])
  await travelTo(daysFrom(start, 7))
  const [told, ...more] = await reminders(person)
  expect(more).toEqual([])
  expect(told).toMatchObject({
    title: expect.stringMatching(/^“.+” is waiting for you$/),
    body: expect.stringMatching(/^You last updated it 7 days ago, at 40 percent\. Set aside an hour/),
    link: '/learning-path',
  })
  expect(await reminders(person)).toHaveLength(1)
})

test('a reminder is mailed too', async () => {
  const person = await learner()
  await travelTo(daysFrom(start, 8))
  await reminders(person)
  const { mail } = await smtp.waitForMail(person.email, 'is waiting for you')
  expect(mail.text).toMatch(/http\S+\/learning-path\s/)
})

test('there is at most one reminder a week, and none after five weeks without activity', async () => {
  const person = await learner()
  const counts: number[] = []
  for (const day of [8, 14, 15, 16, 22, 29, 34, 36, 50, 100]) {
    await travelTo(daysFrom(start, day))
    counts.push((await reminders(person)).length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 4, 4, 4, 4, 4])
})

test('activity in any course puts the reminder off', async () => {
  const person = await learner()
  await travelTo(daysFrom(start, 6))
  await enrol(person, person.courseId, 60)
  await travelTo(daysFrom(start, 9))
  expect(await reminders(person)).toEqual([])
})

test.each([
  ['a finished course', 100],
  ['a course not yet begun', 0],
])('%s needs no reminder', async (_what, progress) => {
  const person = await learner()
  await enrol(person, person.courseId, progress)
  await travelTo(daysFrom(start, 8))
  expect(await reminders(person)).toEqual([])
})

test('many checks at once, as of several servers, remind once', async () => {
  const person = await learner()
  await travelTo(daysFrom(start, 8))
  const check = async () => {
    await Promise.all(Array.from({ length: 5 }, () => announceLearningReminders(app.services)))
  }
  expect(await reminders(person, check)).toHaveLength(1)
})

test('a milestone is mentioned once its date has passed, until it is ticked', async () => {
  const person = await planner()
  const { milestone, client } = person
  const planned = `${milestone?.to}T12:00:00Z`
  await travelTo(new Date(planned))
  expect(await reminders(person)).toEqual([])
  await travelTo(daysFrom(planned, 1))
  const [told] = await reminders(person)
  expect(told).toMatchObject({
    title: `The date for “${milestone?.title}” has passed`,
    body: expect.stringContaining('Tick it on your learning path if it is done.'),
    link: '/learning-path',
  })
  await client.send('PUT', `/api/learning-path/milestones/${milestone?.id}`)
  await travelTo(daysFrom(planned, 9))
  expect(await reminders(person)).toHaveLength(1)
})

test('a milestone that new skills have completed in the meantime is not mentioned', async () => {
  const person = await planner()
  await person.client.send('PATCH', '/api/learning-path/skills', {
    json: { add: ['SQL', ...(person.milestone?.skills ?? [])] },
  })
  await travelTo(daysFrom(`${person.milestone?.to}T12:00:00Z`, 1))
  expect(await reminders(person)).toEqual([])
})

test('opening the path again moves its dates, and the reminder with them', async () => {
  const person = await planner()
  const planned = `${person.milestone?.to}T12:00:00Z`
  await travelTo(new Date(planned))
  await path(person)
  await travelTo(daysFrom(planned, 1))
  expect(await reminders(person)).toEqual([])
})

test('nobody is reminded with the switch for learning updates off', async () => {
  const person = await learner()
  await set(person, { learningUpdates: false })
  await travelTo(daysFrom(start, 8))
  expect(await reminders(person)).toEqual([])
  // The switch counts until the last moment.
  expect(await findLearningReminder(app.services, person.user.id)).toBeUndefined()
  await set(person, { learningUpdates: true })
  expect(await reminders(person)).toHaveLength(1)
})

test('with mail off, the reminder is only in the notification center', async () => {
  const person = await learner()
  await set(person, { email: false })
  await travelTo(daysFrom(start, 8))
  expect(await reminders(person)).toHaveLength(1)
  const other = await learner()
  await travelTo(daysFrom(start, 16))
  await reminders(other)
  await smtp.waitForMail(other.email, 'is waiting for you')
  expect(subjectsTo(person)).toEqual([])
})

test('without a plan there is no reminder', async () => {
  const person = await learner()
  await app.services.db.execute(sql`delete from learning_plans where user_id = ${person.user.id}`)
  await travelTo(daysFrom(start, 8))
  expect(await reminders(person)).toEqual([])
})

test('one check reminds at most 200 people, and the next one the others', async () => {
  await travelTo(new Date('2027-09-10T10:00:00Z'))
  await announceLearningReminders(app.services)
  const waiting = JSON.stringify({ id: 'x', title: 'X', on: '2027-09-01' })
  await app.services.db.execute(sql`
    with people as (
      insert into identity_users (id, name, email)
      select 'bulk-' || n, 'Bulk', 'bulk-' || n || '@example.com' from generate_series(1, 205) n returning id, email
    ), accounts as (
      insert into users (uid, email) select id, email from people returning id
    )
    insert into learning_plans (user_id, preferences, required_skills, next_steps, made_at, next_milestone)
    select id, '{}'::jsonb, '[]'::jsonb, '[]'::jsonb, now(), ${waiting}::jsonb from accounts`)
  const reminded = async () => {
    await announceLearningReminders(app.services)
    const found = await app.services.db.execute(
      sql`select count(*)::int as people from learning_plans p join users u on u.id = p.user_id
          where u.email like 'bulk-%' and p.reminded_at is not null`,
    )
    return (found as unknown as { rows: { people: number }[] }).rows[0]?.people
  }
  expect([await reminded(), await reminded()]).toEqual([200, 205])
})
