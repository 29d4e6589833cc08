import type { Profile } from '@nextrung/contract/users'
import { sql } from 'drizzle-orm'
import { makePerson } from './factories.ts'
import { readRows } from './read-rows.ts'
import type { TestApp } from './test-app.ts'

type Answer = Profile & { error: string; code: string }

/** Signs up a new person and returns them with the calls for their profile. */
export const makeProfile = async (app: TestApp, given: { displayName?: string } = {}) => {
  const person = await makePerson(app, given)
  const path = `/api/users/${person.user.uid}`
  return {
    ...person,
    path,
    get: () => person.client.send<Answer>('GET', path),
    patch: (json: object, headers: Record<string, string> = {}) =>
      person.client.send<Answer>('PATCH', path, { json, headers }),
    /** Their whole row, to check whether anything changed. */
    row: async () =>
      JSON.stringify(await readRows(app, sql`select * from users where id = ${person.user.id}`)),
  }
}

export const allOn = { email: true, jobAlerts: true, careerTips: true, learningUpdates: true }
