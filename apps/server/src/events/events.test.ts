import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../testing/factories.ts'
import { settleEvents } from '../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { deliverEvent, deliverEventJob } from './deliver-event.job.ts'
import { passwordChanged, resumeAnalyzed, secondFactorChanged } from './events.ts'
import { publish } from './publish.ts'
import { type Subscriber, subscribe } from './subscriber.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const envelope = { id: 'e1', userId: 1, at: '2026-11-20T10:00:00.000Z' }
const analyzed = { ...envelope, name: resumeAnalyzed.name, payload: { resumeId: 7 } }

const deliver = (event: Parameters<typeof deliverEvent>[1]['envelope'], ...subscribers: Subscriber[]) =>
  deliverEvent(app.services, { envelope: event, subscribers })

const titlesOf = async ({ client }: Awaited<ReturnType<typeof makePerson>>) => {
  await settleEvents(app)
  const { json } = await client.send<{ notifications: { title: string }[] }>('GET', '/api/notifications')
  return json.notifications.map(({ title }) => title)
}

const isOff = 'The second factor of your account is off'

describe('publishing', () => {
  test('reaches a subscriber of another feature once the transaction commits', async () => {
    const person = await makePerson(app)
    await app.services.db.transaction((tx) =>
      publish(app.services, tx, {
        event: secondFactorChanged,
        userId: person.user.id,
        payload: { isOn: false },
      }),
    )
    expect(await titlesOf(person)).toEqual([isOff])
  })

  test('in a transaction that is rolled back reaches no one', async () => {
    const person = await makePerson(app)
    const undone = app.services.db.transaction(async (tx) => {
      await publish(app.services, tx, {
        event: secondFactorChanged,
        userId: person.user.id,
        payload: { isOn: false },
      })
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await titlesOf(person)).toEqual([])
  })
})

describe('delivery', () => {
  test('passes the event to its subscribers and to no others', async () => {
    const heard: unknown[] = []
    const listen = subscribe(resumeAnalyzed, async (_services, event) => void heard.push(event))
    const other = subscribe(passwordChanged, async () => void heard.push('another event'))
    await deliver(analyzed, listen, listen, other)
    const event = { id: 'e1', userId: 1, at: new Date(envelope.at), payload: { resumeId: 7 } }
    expect(heard).toEqual([event, event])
  })

  test('continues if one subscriber fails, and is retried', async () => {
    const heard: number[] = []
    const failing = subscribe(resumeAnalyzed, () => Promise.reject(new Error('broken')))
    const listen = subscribe(
      resumeAnalyzed,
      async (_services, { payload }) => void heard.push(payload.resumeId),
    )
    await expect(deliver(analyzed, failing, listen)).rejects.toThrow('Subscribers of resume.analyzed failed.')
    expect(heard).toEqual([7])
  })

  test.each([
    ['an event that this version does not know', { ...analyzed, name: 'resume.forgotten' }],
    ['a payload of another version', { ...analyzed, payload: { versionId: 7 } }],
  ])('skips %s and logs it', async (_what, event) => {
    const before = app.logs.length
    await deliver(
      event,
      subscribe(resumeAnalyzed, () => Promise.reject(new Error('must not be called'))),
    )
    expect(app.logs.slice(before).join('')).toContain('skipped an event of another version')
  })

  test('twice has one effect', async () => {
    const person = await makePerson(app)
    const event = {
      ...envelope,
      name: secondFactorChanged.name,
      userId: person.user.id,
      payload: { isOn: false },
    }
    await app.services.queue.enqueue(app.services.db, deliverEventJob, event)
    await app.services.queue.enqueue(app.services.db, deliverEventJob, event)
    expect(await titlesOf(person)).toEqual([isOff])
  })

  test("of a deleted person's event does nothing and does not fail", async () => {
    const before = app.logs.length
    await app.services.queue.enqueue(app.services.db, deliverEventJob, {
      ...envelope,
      name: secondFactorChanged.name,
      userId: 2147483000,
      payload: { isOn: true },
    })
    await settleEvents(app)
    const jobs = app.logs.slice(before).filter((line) => line.includes('"deliver-event"'))
    expect(jobs.map((line) => JSON.parse(line).outcome)).toEqual(['done'])
  })
})
